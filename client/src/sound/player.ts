import { isStill } from "../lib/flights";
import { type Recipe, RECIPES, type SoundName, type Voice } from "./recipes";

/** Synthesises sounds.  Loaded with the first sound, which is after the first click or key. */

const APART = 80; // milliseconds in which a sound is not repeated
const GAP = 0.13; // seconds between the sounds of one moment
const SILENT = 0.0001; // an exponential fade cannot reach zero
const MAKE_UP = 3; // a filter takes most of the noise away

const context = new AudioContext();
const output = new GainNode(context);
output.connect(context.destination);
const noise = whiteNoise();
const heard = new Map<SoundName, number>();

// Some browsers let sound begin only with a click or key of its own.
for (const gesture of ["pointerup", "keydown"]) {
  addEventListener(gesture, () => void wake(), { passive: true });
}

/** Play some sounds one after another. */
export async function play(names: readonly SoundName[], volume: number): Promise<void> {
  const fresh = names.filter(isFresh);
  if (!fresh.length) return;
  await wake();
  if (context.state !== "running") return;
  output.gain.value = volume;
  fresh.forEach((name, index) => sound(RECIPES[name], context.currentTime + index * GAP));
  if (!isStill()) vibrate(RECIPES[fresh[0]!]);
}

/** Whether a sound was not played just now; from now on it was. */
function isFresh(name: SoundName): boolean {
  const now = performance.now();
  if (now - (heard.get(name) ?? -Infinity) < APART) return false;
  heard.set(name, now);
  return true;
}

/** A context that may not start yet waits; nothing waits for it. */
async function wake(): Promise<void> {
  if (context.state === "running") return;
  const soon = new Promise((resolve) => setTimeout(resolve, APART));
  await Promise.race([context.resume(), soon]).catch(() => undefined);
}

function vibrate({ haptic }: Recipe): void {
  if (haptic) navigator.vibrate?.([...haptic]);
}

function sound({ voices }: Recipe, start: number): void {
  for (const voice of voices) sing(voice, start + voice.at);
}

function sing(voice: Voice, start: number): void {
  const { time, level, attack = 0.004 } = voice;
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(SILENT, start);
  gain.gain.linearRampToValueAtTime(level, start + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, start + time);
  const source = voice.wave === "noise" ? noiseOf(voice, start, gain) : toneOf(voice, start, gain);
  gain.connect(output);
  source.start(start);
  source.stop(start + time);
  source.onended = () => gain.disconnect();
}

function toneOf(voice: Voice, start: number, gain: GainNode): AudioScheduledSourceNode {
  const source = new OscillatorNode(context, { type: voice.wave as OscillatorType });
  glide(source.frequency, voice, start);
  source.connect(gain);
  return source;
}

function noiseOf(voice: Voice, start: number, gain: GainNode): AudioScheduledSourceNode {
  const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
  const filter = new BiquadFilterNode(context, { type: "bandpass", Q: 1 });
  glide(filter.frequency, voice, start);
  source.connect(filter).connect(gain);
  return source;
}

function glide(frequency: AudioParam, { pitch: [from, to], time }: Voice, start: number): void {
  frequency.setValueAtTime(from, start);
  frequency.exponentialRampToValueAtTime(to, start + time);
}

function whiteNoise(): AudioBuffer {
  const buffer = new AudioBuffer({ length: context.sampleRate, sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let at = 0; at < samples.length; at += 1) samples[at] = MAKE_UP * (Math.random() * 2 - 1);
  return buffer;
}

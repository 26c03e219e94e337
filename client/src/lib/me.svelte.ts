import { api, Objection } from "./api";
import type { Credentials, Me } from "./generated/protocol.gen";
import { reading } from "./language.svelte";
import { remember, remembered } from "./memory";

// Poets, rulers and scribes lend their names to guests who have not given one.
const NAMES = [
  "Enheduanna",
  "Gudea",
  "Kubaba",
  "Ninlil",
  "Puabi",
  "Shulgi",
  "Semiramis",
  "Utu",
  "Nabonidus",
  "Amytis",
];

const FRENCH: Record<string, string> = { Semiramis: "Sémiramis", Nabonidus: "Nabonide" };

export function lentName(): string {
  const name = NAMES[Math.floor(Math.random() * NAMES.length)]!;
  return reading.language === "fr" ? (FRENCH[name] ?? name) : name;
}

/** Who the server knows the reader as; nobody at a first visit, or when a session has ended. */
async function ask(): Promise<Me | null> {
  try {
    return await api.me();
  } catch (error) {
    if (error instanceof Objection) return null;
    throw error;
  }
}

/** Who the reader is.  Nobody is asked for a name before the first game. */
class Self {
  known: Me | null = $state.raw(null);

  private asked: Promise<Me | null> | null = null;

  /** Ask the server, once for all parts of the page that want to know at the same time. */
  recall = async (): Promise<Me | null> => {
    if (this.known) return this.known;
    this.asked ??= ask().finally(() => (this.asked = null));
    this.known ??= await this.asked;
    if (this.known) remember("name", this.known.name);
    return this.known;
  };

  /** Be somebody: a guest, if need be. */
  become = async (): Promise<Me> => {
    const found = await this.recall();
    if (found) return found;
    this.known = await api.come({ name: lentName(), language: reading.language });
    return this.known;
  };

  rename = async (name: string): Promise<void> => {
    await this.become();
    this.known = await api.rename({ name, language: reading.language });
  };

  /** Keep everything under a name and a password. */
  register = async (credentials: Credentials): Promise<void> => {
    await this.become();
    this.known = await api.register(credentials);
  };

  logIn = async (credentials: Credentials): Promise<void> => {
    this.known = await api.logIn(credentials);
    await reading.speak(this.known.language);
  };

  /** Keep everything under a name, which a passkey of this device opens. */
  registerWithPasskey = async (name: string): Promise<void> => {
    const { passkeys } = await import("./passkeys");
    await this.become();
    this.known = await passkeys.register(name);
  };

  logInWithPasskey = async (): Promise<void> => {
    const { passkeys } = await import("./passkeys");
    this.known = await passkeys.logIn();
    await reading.speak(this.known.language);
  };

  logOut = async (): Promise<void> => {
    await api.logOut();
    this.known = null;
  };

  forget = async (): Promise<void> => {
    await api.forget();
    this.known = null;
  };
}

export const self = new Self();

/** What the reader is called in a game of this browser. */
export const ownName = (): string => self.known?.name ?? remembered("name") ?? lentName();

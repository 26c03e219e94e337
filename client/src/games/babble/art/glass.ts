import { rounded } from "./line";

/** An hourglass around 0 0: as much sand above as there are cards left. */
export function glass(left: number, size: number, running: boolean, id: string): string {
  const part = Math.min(1, left / Math.max(1, size));
  const top = 36 * Math.sqrt(part);
  const bottom = 36 * Math.sqrt(1 - part);
  const halo = `<circle r="58" fill="var(--bb-halo)" opacity=".5"/><circle r="46" fill="var(--bb-halo)" opacity=".6"/>`;
  const heap = `<path d="M-24 40V${rounded(38 - bottom * 0.55)}Q0 ${rounded(38 - bottom * 1.25)} 24 ${rounded(38 - bottom * 0.55)}V40Z" clip-path="url(#${id}b)" fill="var(--bb-sand)"/>`;
  const stream = `<path class="stream" d="M0-2V34" stroke="var(--bb-sand)" stroke-width="2.6" stroke-dasharray="3 3"/>`;
  return `${running ? halo : ""}
  <clipPath id="${id}t"><path d="M-20-37H20Q20-10 2.5 0H-2.5Q-20-10-20-37Z"/></clipPath><clipPath id="${id}b"><path d="M-20 37H20Q20 10 2.5 0H-2.5Q-20 10-20 37Z"/></clipPath>
  <path d="M-20-37H20Q20-10 2.5 0Q20 10 20 37H-20Q-20 10-2.5 0Q-20-10-20-37Z" fill="var(--bb-glass)"/>
  <rect x="-22" y="${rounded(-top)}" width="44" height="40" clip-path="url(#${id}t)" fill="var(--bb-sand)"/>
  ${part < 1 ? heap : ""}${running && left ? stream : ""}
  <path d="M-20-37H20Q20-10 2.5 0Q20 10 20 37H-20Q-20 10-2.5 0Q-20-10-20-37Z" fill="none" stroke="var(--bb-glassE)" stroke-width="2.5"/><path d="M-13-30q0 10 4 16" stroke="#fff" opacity=".65" stroke-width="3" fill="none" stroke-linecap="round"/>
  <path d="M-26-45h52v8h-52zM-26 37h52v8h-52z" fill="#8a5a2f"/><path d="M-26-45h52v3h-52zM-26 37h52v3h-52z" fill="#b9814a"/><path d="M-24-37v74M24-37v74" stroke="#8a5a2f" stroke-width="3.5"/>`;
}

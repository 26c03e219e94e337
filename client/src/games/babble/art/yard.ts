import { GOLD } from "./line";

/** The building site around the tower, on 600 × 566. */

/** Where a level begins and where it stands. */
export const LEVEL_LEFT = [160, 210, 260, 310] as const;
export const levelBase = (level: number) => 530 - level * 104;
export const BAY = 100;

export const mason = (x: number, y: number, col: string, hatc: string, arms: boolean) =>
  `<g transform="translate(${x} ${y})"><path d="M-8 0L-6-18Q0-23 6-18L8 0Z" fill="${col}"/><path d="${arms ? "M-5-16L-12-26M5-16L12-26" : "M-5-16L-11-8M5-16L12-14"}" stroke="${col}" stroke-width="4" stroke-linecap="round"/><circle cy="-25" r="7" fill="#c98a5b"/><path d="M-7-26Q-7-35 0-35Q7-35 7-26Q0-29-7-26Z" fill="${hatc}"/><circle cx="-2.5" cy="-24" r="1.2" fill="#1d1113"/><circle cx="2.5" cy="-24" r="1.2" fill="#1d1113"/></g>`;

export const CRANE = `<g><path d="M548 424V150" stroke="#8a5a2f" stroke-width="9"/><path d="M548 300L580 424M548 300L524 424" stroke="#7a4f29" stroke-width="6"/><path d="M584 196L430 92" stroke="#8a5a2f" stroke-width="9" stroke-linecap="round"/><path d="M548 156L452 108M548 156L580 192" stroke="#5c3a1d" stroke-width="2.5"/><circle cx="437" cy="98" r="9" fill="#5c3a1d"/><circle cx="437" cy="98" r="4" fill="${GOLD}"/></g>`;

export const BASKET = `<g class="basket"><path d="M437 106V276" stroke="#e9d8ae" stroke-width="2.5"/><g transform="translate(437 276)"><path d="M0 0L-22 18M0 0L22 18" stroke="#e9d8ae" stroke-width="2"/><path d="M-26 18h52l-6 26h-40z" fill="#9b6a3a"/><path d="M-24 24h48M-22 32h44M-20 39h40" stroke="#6d4421" stroke-width="2"/><path d="M-20 18v-9h17v9zM-1 18v-11h18v11z" fill="#c9683f"/></g></g>`;

export const GROUND = `<ellipse cx="372" cy="548" rx="250" ry="17" fill="#000" opacity=".28"/>`;

export const MAST = `<path d="M78 552V80" stroke="#7a4f29" stroke-width="9"/><path d="M78 88L30 100L78 114Z" fill="#b8432f"/><circle cx="78" cy="78" r="8" fill="${GOLD}"/><path d="M52 552h52l-8-14H60z" fill="#7a4f29"/>`;

export const PLINTH = `<path d="M140 530H586l8 16H132z" fill="var(--bb-plinth)"/><path d="M132 546H594v8H132z" fill="var(--bb-plinthD)"/><path d="M140 530H586l2 4H138z" fill="#fff" opacity=".25"/>`;

export const LADDER = `<path d="M516 426L494 324M530 424L508 322M514 414h14M510 396h14M506 378h14M502 360h14M498 342h14" stroke="#a9763f" stroke-width="4" stroke-linecap="round"/>`;

export const HEAP = `<g transform="translate(134 534)"><path d="M0 18v-12h22v12zM24 18v-12h22v12zM12 6v-12h22v12z" fill="#c9683f"/><path d="M0 6h22m2 0h22m-34-12h22" stroke="#e9a47a" stroke-width="2.5"/></g>`;

/** Scaffolding around the bays that are still to come. */
export function scaffold(left: number, right: number, base: number, top: number): string {
  const bays = Math.round((right - left) / BAY);
  const braces = Array.from({ length: bays }, (_, at) => {
    const x = left + at * BAY;
    return `M${x + 6} ${base - 6}L${x + 94} ${top + 8}M${x + 94} ${base - 6}L${x + 6} ${top + 8}`;
  });
  const posts = Array.from({ length: bays + 1 }, (_, at) => left + at * BAY);
  const poles = posts.map((x) => `M${x} ${base}V${top - 14}`);
  const lashes = posts.map((x) => `M${x - 4} ${top - 4}h8m-8 4h8m-8 4h8`);
  return `<g fill="none" stroke-linecap="round"><path d="${braces.join("")}" stroke="var(--bb-brace)" stroke-width="3" opacity=".75"/><path d="${poles.join("")}" stroke="var(--bb-pole)" stroke-width="6"/><path d="M${left - 12} ${top}H${right + 12}" stroke="var(--bb-plank)" stroke-width="7"/><path d="${lashes.join("")}" stroke="#f1dcae" stroke-width="1.5"/></g>`;
}

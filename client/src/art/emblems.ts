import { many } from "./random";

/** The emblems of the nations, solid, in a box of 24: winged disc, wheel, fire altar, rosette, barley. */
export const EMBLEMS: Record<string, string> = {
  assyrians: `<g fill="currentColor"><circle cx="12" cy="10.6" r="2.7"/><path d="M14.9 8.2Q18.8 5.3 23.6 6q-.5 2.4-2.7 3 1 .1.8.6-.9 2-3.2 2.1.7.3.3.9-1.5 1.5-4 .7A4.6 4.6 0 0 0 14.9 8.200Z"/><path d="M9.1 8.200Q5.2 5.3.4 6q.5 2.4 2.7 3-1 .1-.8.6.9 2 3.2 2.1-.7.3-.3.9 1.5 1.5 4 .7A4.6 4.6 0 0 1 9.1 8.200Z"/><path d="M10.3 14.400Q12 15.3 13.7 14.400L16 20l-2.4-.7L12 21.400l-1.6-2.100L8 20Z"/></g>`,
  hittites: `<g fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9" stroke-width="2.3"/><g stroke-width="1.7"><path d="M12 4v16M5.070 8l13.860 8M5.070 16l13.860-8"/></g></g><circle cx="12" cy="12" r="3" fill="currentColor"/>`,
  medes: `<g fill="currentColor"><path d="M12.3 1.600c.5 3.6 4.9 5.8 4.9 10.100a5.2 5.2 0 0 1-10.4.1c0-2.7 1.9-3.8 2.5-6 1.3.9 1.7 2 1.7 3.1 1.3-1.7 1.7-4.3 1.3-7.300Z"/><path d="M7.5 18h9v1.700h-9zM5.5 20.300h13v2h-13z"/></g>`,
  persians: `<g fill="currentColor">${many(8, (i) => `<ellipse cx="12" cy="5.3" rx="2.5" ry="4.1" transform="rotate(${i * 45} 12 12)"/>`)}</g><circle cx="12" cy="12" r="3.1" fill="currentColor" stroke="var(--paint, #0000)" stroke-width="1.3"/>`,
  sumerians: `<g fill="currentColor"><path d="M11.4 12h1.200v11h-1.200z"/><ellipse cx="12" cy="3.6" rx="1.7" ry="2.9"/>${[7.4, 11.3, 15.2].map((y) => `<ellipse cx="8.7" cy="${y}" rx="1.6" ry="3" transform="rotate(-32 8.7 ${y})"/><ellipse cx="15.3" cy="${y}" rx="1.6" ry="3" transform="rotate(32 15.3 ${y})"/>`).join("")}</g>`,
};

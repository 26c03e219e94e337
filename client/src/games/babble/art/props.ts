import { GOODS } from "./goods";
import { BRONZE, GOLD } from "./line";

/** What people hold. */
export const PROPS = {
  trowel: (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(-18)"><path d="M-4 4h8v-22h-8z" fill="#8a5a2f"/><path d="M-14-18h28L4-52q-4-6-8 0Z" fill="#cfd5de"/><path d="M0-18h14L4-52q-2-3-4-3Z" fill="#98a2b1"/></g>`,
  brick: (x: number, y: number) =>
    `<g transform="translate(${x} ${y})"><path d="M-26-8h40v20h-40z" fill="#c9683f"/><path d="m-26-8 8-8h40l-8 8z" fill="#e39a6a"/><path d="m14-8 8-8v20l-8 8z" fill="#9a4728"/></g>`,
  plumb: (x: number, y: number) =>
    `<path d="M${x} ${y}V${y + 62}" stroke="#f1e2c0" stroke-width="2.5"/><path d="M${x - 9} ${y + 60}h18l-9 24z" fill="${GOLD}"/><path d="M${x} ${y + 60}h9l-9 24z" fill="${BRONZE}"/>`,
  reed: (x: number, y: number) =>
    `<path d="M${x} ${y - 96}V284" stroke="#c99a52" stroke-width="8" stroke-linecap="round"/><path d="M${x - 4} ${y - 70}h8M${x - 4} ${y - 40}h8M${x - 4} ${y + 30}h8M${x - 4} ${y + 60}h8" stroke="#7a4f29" stroke-width="3"/>`,
  tablet: (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(-10)"><rect x="-22" y="-26" width="42" height="50" rx="7" fill="#d9a56b"/><path d="M-14-16h10m6 0h10M-14-6h16m6 0h4M-14 4h6m6 0h14M-14 13h18" stroke="#8a5a2f" stroke-width="3.5"/></g>`,
  mallet: (x: number, y: number) =>
    `<g transform="translate(${x} ${y}) rotate(14)"><path d="M-4 8h8v-52h-8z" fill="#8a5a2f"/><rect x="-22" y="-66" width="44" height="26" rx="6" fill="#a9703d"/><path d="M-22-46h44v6q0 0-6 0h-32q-6 0-6-6z" fill="#7a4f29"/></g>`,
  horn: () =>
    `<path d="M122 122Q148 118 164 96Q176 78 204 78L206 142Q178 142 160 136Q142 132 122 132Z" fill="#efe0c0"/><path d="M122 132Q142 132 160 136Q178 142 206 142L205 118Q170 126 122 128Z" fill="#c9b086"/><ellipse cx="205" cy="110" rx="9" ry="32" fill="#7a4f29"/><path d="M150 108l6 24M172 90l6 46" stroke="${GOLD}" stroke-width="6"/>`,
  load: () =>
    `<g stroke="#2a1a18" stroke-width="1.1" stroke-linejoin="round"><g transform="translate(60 118) scale(1.5) rotate(-9)">${GOODS.wood}</g><g transform="translate(40 150) scale(1.5)">${GOODS.stone}</g><g transform="translate(104 142) scale(1.6)">${GOODS.cement}</g><g transform="translate(14 190) scale(1.7)">${GOODS.wood}</g><g transform="translate(76 186) scale(1.6)">${GOODS.stone}</g><g transform="translate(126 192) scale(1.6)">${GOODS.wood}</g></g><g stroke="#2a1a18" stroke-width="1.1"><g transform="translate(176 250) rotate(24) scale(.9)">${GOODS.stone}</g></g><path d="M196 226q6 8 4 18M212 236q4 8 0 14" stroke="var(--bb-mark)" stroke-width="3.5" fill="none" stroke-linecap="round"/>`,
};

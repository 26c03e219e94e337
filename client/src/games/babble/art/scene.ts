import { GOLD } from "./line";
import { palm } from "./plants";

/** The plain around the site: sky, hills, city, river, tents; on 1600 × 720. */

const STARS = ((seed: number) => {
  const next = () => (seed = (seed * 16807) % 2147483647);
  return Array.from(
    { length: 70 },
    () => `<circle cx="${next() % 1600}" cy="${next() % 250}" r="${0.7 + (seed % 10) / 8}"/>`,
  ).join("");
})(7);

const city = (x: number, colour: string) =>
  `<path transform="translate(${x} 0)" fill="${colour}" d="M0 388V362h20v-8h14v8h26v-22h8v-8h22v8h8v22h40v-40h14v-18h14v-16h34v16h14v18h14v40h26v-14h30v14h18v-30h26v30h40v-10h24v36z"/>`;

export const SCENE = `<defs><linearGradient id="babble-gs" x1="0" y1="0" x2="0" y2="1"><stop offset="0" style="stop-color:var(--bb-sky1)"/><stop offset=".42" style="stop-color:var(--bb-sky2)"/><stop offset=".74" style="stop-color:var(--bb-sky3)"/><stop offset="1" style="stop-color:var(--bb-sky4)"/></linearGradient>
  <linearGradient id="babble-gg" x1="0" y1="0" x2="0" y2="1"><stop offset="0" style="stop-color:var(--bb-gr1)"/><stop offset="1" style="stop-color:var(--bb-gr2)"/></linearGradient>
  <radialGradient id="babble-gp"><stop offset="0" style="stop-color:var(--bb-pool)"/><stop offset="1" style="stop-color:var(--bb-pool)" stop-opacity="0"/></radialGradient><radialGradient id="babble-gh"><stop offset="0" style="stop-color:var(--bb-sun)" stop-opacity=".75"/><stop offset="1" style="stop-color:var(--bb-sun)" stop-opacity="0"/></radialGradient></defs>
  <rect width="1600" height="400" fill="url(#babble-gs)"/><g class="stars" fill="var(--bb-stars)">${STARS}</g>
  <g class="sunG"><circle cx="830" cy="300" r="360" fill="url(#babble-gh)"/><circle cx="830" cy="300" r="118" style="fill:var(--bb-sun)"/></g>
  <g class="clouds" fill="var(--bb-cloud)"><path d="M180 150q40-26 90-8q40-22 80 4q46-6 60 14H150q6-10 30-10z"/><path d="M1180 110q50-24 96-4q50-18 84 8q40 0 52 14H1150q8-16 30-18z"/><path d="M560 214q30-14 60-3q28-12 50 4h-136q4-6 26-1z"/></g>
  <path d="M0 372Q200 318 380 356T760 344T1120 352T1600 326V410H0Z" style="fill:var(--bb-hill)"/>
  ${city(60, "var(--bb-city)")}${city(1130, "var(--bb-city)")}${city(470, "var(--bb-city2)")}
  <path d="M0 384H1600V724H0Z" fill="url(#babble-gg)"/>
  <path d="M0 392Q300 384 620 400T1250 396T1600 402V424Q1300 412 980 424T380 416T0 424Z" style="fill:var(--bb-river)"/><path d="M90 408h90m40-6h60m430 12h120m200-6h110m180 4h90" stroke="#fff" stroke-opacity=".5" stroke-width="2.5" stroke-linecap="round"/>
  ${palm(60, 420, 0.9)}${palm(104, 426, 0.68)}${palm(1506, 424, 0.95)}${palm(1462, 430, 0.66)}${palm(384, 408, 0.5)}${palm(1220, 408, 0.5)}${palm(1250, 412, 0.38)}
  <g style="fill:var(--bb-tuft)"><path d="M30 432q6-14 10 0q8-12 10 2zM1540 446q6-16 12 0q8-12 10 2zM520 436q5-11 9 0q6-9 9 1zM1040 440q5-11 9 0q6-9 9 1z"/></g>
  <path d="M0 500Q500 452 800 470T1600 486V724H0Z" style="fill:var(--bb-gr3)" opacity=".55"/><path d="M420 724Q640 560 760 486L900 486Q1010 560 1240 724Z" style="fill:var(--bb-road)" opacity=".55"/>
  <ellipse cx="850" cy="630" rx="520" ry="110" fill="url(#babble-gp)"/>
  <g><path d="M330 470l44-46 44 46z" style="fill:var(--bb-tent1)"/><path d="M374 424l44 46h-26z" style="fill:var(--bb-tent2)"/><path d="M366 470l8-26 9 26z" style="fill:var(--bb-win2)"/><path d="M374 424v-12l12 5-12 4" fill="#b8432f" stroke="#5c3a1d" stroke-width="2"/></g>
  <g><path d="M1180 476l36-40 36 40z" style="fill:var(--bb-tent1)"/><path d="M1216 436l36 40h-22z" style="fill:var(--bb-tent2)"/><path d="M1209 476l7-22 8 22z" style="fill:var(--bb-win2)"/></g>
  <g style="fill:var(--bb-drybrick)">${[0, 1, 2].map((r) => Array.from({ length: 7 }, (_, i) => `<path d="M${470 + i * 22 - r * 12} ${462 + r * 12}h16l-2 7h-16z"/>`).join("")).join("")}</g>
  <g transform="translate(1098 500)"><path d="M-34-34Q-30-44-12-42H16Q30-44 34-34L30-14H-30Z" style="fill:var(--bb-donk)"/><path d="M-28-16l-2 22h8l2-22zM-14-16v22h7v-22zM12-16v22h7v-22zM24-16l2 22h7l-3-22z" style="fill:var(--bb-donk2)"/><path d="M28-36Q38-58 46-66L56-60Q66-52 64-44Q56-42 50-48Q44-36 32-28Z" style="fill:var(--bb-donk)"/><path d="M46-64q-6-16 1-22q6 8 5 22zM52-64q0-16 8-20q3 10-2 21z" style="fill:var(--bb-donk2)"/><circle cx="52" cy="-57" r="2" fill="#1d1113"/><path d="M-34-34q-10 8-8 22" style="stroke:var(--bb-donk2)" stroke-width="4" fill="none" stroke-linecap="round"/><path d="M-20-42h34l6 22h-46z" fill="#b8432f"/><path d="M-22-28h40" stroke="${GOLD}" stroke-width="3" stroke-dasharray="4 4"/><path d="M-16-42v-10h13v10zM-1-42v-12h14v12z" fill="#c9683f"/></g>
  <g style="stroke:var(--bb-gr2)" stroke-width="3" opacity=".5" fill="none"><path d="M40 620q90-14 160 0M1380 600q90-14 170 2M300 690q60-10 120 0M1180 680q70-12 130 0"/></g>`;

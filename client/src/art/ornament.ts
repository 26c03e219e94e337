import { many } from "./random";

/** A flower of glazed brick. */
export const rosette = (x: number, y: number, r: number): string =>
  `<g transform="translate(${x} ${y})" class="ros">${many(12, (i) => `<ellipse cy="${-r * 0.62}" rx="${r * 0.17}" ry="${r * 0.36}" transform="rotate(${i * 30})"/>`)}<circle r="${r * 0.26}" class="rc"/></g>`;
/** A lion of the Processional Way, 104 by 60. */
export const LION = `<path d="M22 25C12 26 5 20 7 12C8 8 13 8 13 12C13 15 10 16 12 19C14 22 18 23 23 22Z" class="l1"/>
 <path d="M20 24C28 18 44 20 58 18C62 11 70 5 80 7C86 8 89 11 92 15C97 16 100 18 99 21L92 22.500C93 24.5 96 25 95.5 27C91 30 87 29 84 30C83 35 80 38 78 40C79 44 82 48 85 51L91 52.500V56H80C75 50 72 46 69 42C67 46 64 49 63.5 52L68 53V56H57C57 50 59 44 60 38C52 38 44 38 38 36C38 41 42 46 45 51L50 52.500V56H40C35 51 31 46 28 41C25 46 20 49 17.5 52L21 53V56H10.500C11 50 17 45 19 39C16 34 16 28 20 24Z" class="l1"/>
 <path d="M60 17C64 11 71 6 80 7C77 10 80 14 79 18C82 22 82 27 84 30C83 35 80 38 78 40C72 38 62 34 60 28C58 24 58 20 60 17Z" class="l2"/><g class="l1">${[
   [66, 15],
   [72, 11],
   [64, 22],
   [70, 19],
   [76, 16],
   [67, 28],
   [73, 25],
   [78, 23],
   [73, 33],
   [79, 31],
 ]
   .map(([x, y]) => `<path d="M${x} ${y}q3 .5 2.5 4q-3 0-2.5-4z"/>`)
   .join(
     "",
   )}</g><circle cx="88" cy="14.5" r="1.3" fill="#1a1430"/><path d="M22 26Q36 22 50 24" stroke="#fff" stroke-width="1.5" opacity=".35" fill="none"/>`;

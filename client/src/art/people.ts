/** People in profile, as on the reliefs: each nation has a silhouette of its own. */

const FACE =
  "M46 20C48 25 48.5 28 49 30C51 34 55 37.5 56 39.500C56 41 53.5 41.3 52 41.600C52.6 43 53.6 44 53.4 45C53.2 46 52.2 46.2 51.8 46.800C52.6 47.8 52.4 49 51.6 49.800C51.4 52.6 50 56.5 45.6 57.200C42 57.6 40 57 38 56.200L39 68L22 68L24 46C20 40 20 28 25 22C31 15 42 14.5 46 20Z";
const curls = (pts: readonly (readonly number[])[], r = 2.1) =>
  pts.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join("");
const BUSTS: Record<string, { skin: string; body: string; top: string }> = {
  assyrians: {
    skin: "#c98a5a",
    body: `
    <path d="M22 34C14 38 13 52 17 60C20 64 27 64 30 58L32 40Z" fill="#1c1420"/><g fill="#3a2a36">${curls(
      [
        [18, 46],
        [17, 51],
        [19, 56],
        [24, 60],
        [22, 50],
        [22, 55],
        [27, 56],
      ],
    )}</g>`,
    top: `
    <path d="M34 42C38 41 41 46 46 46.500L51.8 46.800L52 50L53.5 71Q45 75 36 71L33 52Z" fill="#1c1420"/>
    <g fill="#43313c">${curls(
      [
        [38, 50],
        [42.5, 51.5],
        [47, 51.5],
        [37.5, 55.5],
        [42, 56.5],
        [46.7, 57],
        [51, 56.5],
        [38, 61],
        [42.6, 62],
        [47.4, 62.3],
        [51.5, 61.5],
        [39, 66.5],
        [43.5, 67.5],
        [48, 67.5],
        [51.8, 66.5],
      ],
      1.9,
    )}</g>
    <path d="M21 32C22 20 29 8 36.5-1C43 8 48.6 17 49.6 28L50 30.500Z" fill="#b9bfd0"/><path d="M36.5-1C43 8 48.6 17 49.6 28L50 30.500L42 31C43 18 40 8 36.5-1Z" fill="#e9edf4"/>
    <path d="M20.5 33L21 28.500Q36 25.5 49.4 26.500L50.2 31Z" fill="#e0ac45"/><path d="M24 33q-2 8 0 13q4 1 6-1l0-12z" fill="#b9bfd0"/>`,
  },
  hittites: {
    skin: "#b97848",
    body: `<path d="M24 30C17 36 16 52 13 60C20 63 27 58 31 52L33 34Z" fill="#2a1a16"/>`,
    top: `
    <path d="M22 31C24 18 28 4 37 2C43 1 47 12 49.5 27Q36 23 22 31Z" fill="#e9dcc0"/><path d="M37 2C43 1 47 12 49.5 27L41 25.800C43 15 41 7 37 2Z" fill="#fff6de"/>
    <g fill="none" stroke="#b08a4a" stroke-width="1.1"><path d="M28 14Q37 9 45.5 12M25.5 20Q37 15 47.5 18"/></g>
    <path d="M21.5 32.500Q36 24.5 50 28L49.6 25Q36 20.5 22 28.500Z" fill="#a8402c"/>
    <path d="M33.5 37q-4-1-4 3t4 5q2-4 0-8z" fill="#b97848" stroke="#7c4a2c" stroke-width=".8"/><circle cx="32.5" cy="48.5" r="3" fill="none" stroke="#ffd873" stroke-width="1.6"/>`,
  },
  medes: {
    skin: "#cf9466",
    body: `<path d="M23 28C14 36 18 50 12 66L26 66L32 42Z" fill="#e8d5a8"/>`,
    top: `
    <path d="M37 43C41 44 44 46.5 51.8 46.800L52.4 50C53 56 51 63 46 67C40 64 35 57 34.5 50Z" fill="#4a2a1a"/><path d="M41 50q4 2 10 1M42 55q4 2 8 1M43.5 60q3 1.5 5 .5" stroke="#7a4a30" stroke-width="1.1" fill="none"/>
    <path d="M20 36C15 16 28 6 38 7C48 9 50.5 19 50 29Q38 23 31 32L30 48Q22 46 20 36Z" fill="#f0dfb4"/><path d="M38 7C48 9 50.5 19 50 29Q46 26.5 42 26.600Q45 14 38 7Z" fill="#fff8e0"/>
    <path d="M31 33Q38 24.5 50 29.500L50 26Q37 20.5 28.5 31Z" fill="#2f8f68"/><circle cx="38" cy="25.6" r="1.5" fill="#ffd873"/><circle cx="45" cy="25.7" r="1.5" fill="#ffd873"/>`,
  },
  persians: {
    skin: "#c58a60",
    body: `<path d="M24 36C14 36 10 44 12 52C14 60 26 62 31 54L33 38Z" fill="#241722"/><g fill="#4a3446">${curls(
      [
        [15, 46],
        [19, 42],
        [20, 48],
        [16, 52],
        [21, 54],
        [25, 50],
        [25, 57],
      ],
    )}</g>`,
    top: `
    <path d="M34 42C38 41 41 46 46 46.500L51.8 46.800L52.4 50C53 60 49 70 41 76C35 70 33 58 33 50Z" fill="#241722"/><g fill="#4a3446">${curls(
      [
        [38, 50],
        [42.5, 51.5],
        [47, 51.5],
        [37.5, 55.5],
        [42, 56.5],
        [46.7, 57],
        [38.5, 61],
        [43, 62],
        [47.4, 62],
        [40, 67],
        [44.5, 67.5],
      ],
      1.8,
    )}</g>
    <path d="M20 34L18 10L22 10L22 6L26 6L26 10L30 10L30 5L34 5L34 10L38 10L38 5L42 5L42 10L46 10L46 6.500L50 6.500L50 11L52 11L50 30Q36 25 20 34Z" fill="#e8b544"/><path d="M42 10L46 10L46 6.500L50 6.500L50 11L52 11L50 30L42 27Z" fill="#ffe09a"/>
    <path d="M19.3 24Q36 17 51 20.500L50.6 24.500Q36 21 19.7 28.500Z" fill="#7b4aa8"/><g fill="#fff3cf">${curls(
      [
        [24, 24.3],
        [30, 22.3],
        [36, 21.5],
        [42, 21.4],
        [47.5, 22.2],
      ],
      1.1,
    )}</g>`,
  },
  sumerians: {
    skin: "#a96c42",
    body: `<path d="M22 24C12 32 12 50 16 60C20 66 28 64 31 56L33 38Z" fill="#1d1418"/>`,
    top: `
    <path d="M20 36C15 18 26 8 37 8C46 9 50 17 50 27Q40 24 33 31L31 42Q23 44 20 36Z" fill="#1d1418"/>
    <g fill="#ffd873"><path d="M24 8L30 14L30 3L34 12L38-1L40 11L45 2L43 13Q34 10 25 16Z"/>${[
      [25, 27],
      [29, 24],
      [33.5, 22],
      [38, 21],
      [42.5, 21.2],
      [46.5, 22.4],
    ]
      .map(
        ([x, y], i) =>
          `<path d="M${x} ${y}q-2.6 4 0 8q2.6-4 0-8z" transform="rotate(${14 - i * 5} ${x} ${y})"/>`,
      )
      .join("")}</g>
    <path d="M21 27Q34 15 50 23L50 20.500Q34 12.5 21 23.500Z" fill="#c6452f"/><path d="M21 24Q34 13 50 21" stroke="#ffd873" stroke-width="1" fill="none"/>
    <circle cx="31" cy="47" r="5.2" fill="none" stroke="#ffd873" stroke-width="2"/><path d="M51 46.300Q49 47.3 47.6 46.7" stroke="#7a2a20" stroke-width="1.8"/><path d="M49 32Q44 36.5 39 33.5" stroke="#1d1418" stroke-width="1.4" fill="none"/>`,
  },
};
/** Head and shoulders, 72 wide. */
export const bust = (n: string): string => {
  const b = BUSTS[n]!;
  return `<g><circle cx="36" cy="34" r="31" class="halo"/><circle cx="36" cy="34" r="31" class="halo2"/>
  ${b.body}<path d="M4 82C6 70 18 64 29 63Q37 68 46 63.500C58 66 66 72 68 82Z" style="fill:var(--${n})"/><path d="M29 63Q37 69 46 63.500L49 66Q37 74 26 65.500Z" fill="#ffd873"/><path d="M9 82C11 74 18 70 26 68M63 82C61 75 55 71 49 69" stroke="#ffd873" stroke-width="1.2" fill="none" opacity=".7"/>
  <path d="${FACE}" fill="${b.skin}"/><path d="M46 20C48 25 48.5 28 49 30C51 34 55 37.5 56 39.500C56 41 53.5 41.3 52 41.600C52.6 43 53.6 44 53.4 45C53.2 46 52.2 46.2 51.8 46.800C52.6 47.8 52.4 49 51.6 49.800C51.4 52.6 50 56.5 45.6 57.200C47 50 46 44 44 40C46 34 44 26 46 20Z" fill="#fff" opacity=".2"/>
  <path d="M39.6 33.200Q44 29.8 48.6 33.400Q44 35.6 39.6 33.200Z" fill="#fff8ea"/><circle cx="44.7" cy="32.9" r="1.7" fill="#1a1018"/><path d="M38.8 30Q44 26.8 49.4 29.6" stroke="#1a1018" stroke-width="1.5" fill="none"/>
  <path d="M51.3 46.900L47.8 46.6" stroke="#7a3a28" stroke-width="1" fill="none"/>${b.top}</g>`;
};
/** Somebody in a niche, 72 by 80. */
export const portrait = (
  n: string,
): string => `<rect width="72" height="80" style="fill:var(--deep-${n})"/><rect width="72" height="80" fill="url(#art-niche)"/>
  <path d="M0 62L10 62L10 56L20 56L20 50L30 50L30 44L44 44L44 50L54 50L54 56L64 56L64 62L72 62V80H0Z" fill="#000" opacity=".14"/>${bust(n)}`;

/** The king who carries the first basket of bricks, 44 by 84.  He wears `class` me or other. */
export const KING = `<ellipse cx="19" cy="78" rx="19" ry="5" fill="#000" opacity=".4"/><ellipse cx="22" cy="76" rx="15" ry="5" class="pb"/><ellipse cx="22" cy="74" rx="15" ry="5" class="pb2"/>
 <path d="M12 74L16 44Q22 40 28 44L32 74Q22 78 12 74Z" class="p1"/><path d="M22 42Q28 41 28 44L32 74Q28 76 23 76Z" class="p2"/><path d="M12.5 69Q22 73 31.5 69L32 73Q22 77.5 12 73ZM14 58Q22 61 30 58L30.4 61Q22 64 13.6 61Z" class="p3"/>
 <path d="M16 46Q8 40 11 24L14 24Q13 36 18 41ZM28 46Q36 40 33 24L30 24Q31 36 26 41Z" class="p1"/><circle cx="22" cy="34" r="6.8" fill="#b97a4c"/><path d="M22 27.200a6.8 6.8 0 0 1 0 13.600q4-6 0-13.600z" fill="#dca472"/><path d="M16 36q6 10 12 0q1 9-6 11q-7-2-6-11z" fill="#2a1a18"/><path d="M15 32q7-5 14 0l-.5-4q-6.5-4-13 0z" class="p3"/>
 <path d="M7 13H37L33 25Q22 28 11 25Z" fill="#8a5a30"/><path d="M7 13H37L36 16.500H8ZM9 19.500H35L34.3 22H9.700Z" fill="#b98448"/><path d="M9 13v-5h9v5zM19 13V5h9v8zM29 13V9h7v4z" fill="#c0694a"/><path d="M19 5l2-2h9l-2 2zM9 8l2-2h8l-1 2z" fill="#e0946c"/>`;

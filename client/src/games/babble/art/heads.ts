import { HATS } from "./hats";
import { GOLD, INK, rounded } from "./line";
import type { Colours, Look } from "./people";
import type { Pose } from "./poses";

/** Heads after the votive statues of Tell Asmar: huge eyes under one eyebrow. */
const BROWS: Record<Pose["brow"], string> = {
  flat: "M65 75 Q82 65 97 74 Q100 76 103 74 Q118 65 135 75",
  up: "M65 75 Q82 60 97 71 Q100 73 103 71 Q118 60 135 75",
  one: "M65 78 Q82 72 97 77 Q100 78 103 73 Q118 54 135 67",
  worry: "M64 80 Q80 72 96 66 Q100 65 104 66 Q120 72 136 80",
};
function eyes(p: Pose, c: Colours): string {
  const [dx, dy] = p.look || [0, 0];
  return [82, 118]
    .map((x) => {
      const y = 92;
      if (p.eye === "happy")
        return `<path d="M${x - 13} ${y + 4}Q${x} ${y - 13} ${x + 13} ${y + 4}" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;
      if (p.eye === "closed")
        return `<path d="M${x - 13} ${y}Q${x} ${y + 9} ${x + 13} ${y}" fill="none" stroke="${INK}" stroke-width="5" stroke-linecap="round"/>`;
      const r = p.eye === "wide" ? 16 : 14.5;
      return `<ellipse cx="${x}" cy="${y}" rx="${r}" ry="${r - 0.5}" fill="#fffaf0" stroke="${INK}" stroke-width="3.2"/>
    <circle cx="${x + dx}" cy="${y + dy}" r="8" fill="#274b9c"/><circle cx="${x + dx}" cy="${y + dy}" r="4.6" fill="#120d1c"/><circle cx="${x + dx + 2.5}" cy="${y + dy - 3}" r="2.2" fill="#fff"/>
    ${p.eye === "half" ? `<path d="M${x - r - 1.5} ${y - 1}A${r} ${r} 0 0 1 ${x + r + 1.5} ${y - 1}Z" fill="${c.skinD}" stroke="${INK}" stroke-width="3"/>` : ""}`;
    })
    .join("");
}
const MOUTHS: Record<Pose["mouth"], string> = {
  smile: `<path d="M88 121Q100 131 112 121" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
  side: `<path d="M91 125Q102 121 113 123" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
  wave: `<path d="M87 125q4-6 8.5-1t8.5 0 9-1" fill="none" stroke="${INK}" stroke-width="4" stroke-linecap="round"/>`,
  open: `<path d="M87 118Q100 113 113 118Q113 137 100 138Q87 137 87 118Z" fill="#5b1a1c"/><path d="M91 131Q100 124 109 131Q106 138 100 138Q94 138 91 131Z" fill="#d9645a"/><path d="M89 118Q100 114 111 118L110 121H90Z" fill="#fff"/>`,
  grin: `<path d="M83 117Q100 122 117 117Q116 137 100 138Q84 137 83 117Z" fill="#5b1a1c"/><path d="M84 118Q100 123 116 118L115 124Q100 128 85 124Z" fill="#fff"/><path d="M91 133Q100 127 109 133Q105 138 100 138Q95 138 91 133Z" fill="#d9645a"/>`,
  o: `<ellipse cx="101" cy="125" rx="6.5" ry="7.5" fill="#5b1a1c"/>`,
};
const wavy = (y: number, x0: number, x1: number, n: number) => {
  const s = (x1 - x0) / n;
  let d = `M${x0} ${y}`;
  for (let i = 0; i < n; i++) d += `q${rounded(s / 2)} ${i % 2 ? 7 : -7} ${rounded(s)} 0`;
  return d;
};
const BEARDS: Record<Look["beard"], (c: Colours) => string> = {
  none: () => "",
  long: (c) =>
    `<path d="M62 96C58 130 60 176 70 190q8 6 10-1 5 10 10 1 5 10 10 0 5 10 10 0 5 9 10-1 2 7 10 1C140 176 142 130 138 96Q134 112 118 111Q100 101 82 111Q66 112 62 96Z" fill="${c.hair}"/><path d="${wavy(146, 64, 136, 6)}${wavy(159, 64, 136, 6)}${wavy(172, 66, 134, 6)}" fill="none" stroke="${c.hairL}" stroke-width="3"/>`,
  short: (c) =>
    `<path d="M62 96C60 128 72 154 100 157C128 154 140 128 138 96Q134 112 118 111Q100 101 82 111Q66 112 62 96Z" fill="${c.hair}"/><g fill="${c.hairL}">${[
      [72, 124],
      [80, 138],
      [92, 147],
      [108, 147],
      [120, 138],
      [128, 124],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4.5"/>`)
      .join("")}</g>`,
  curl: (c) =>
    `<path d="M100 113C88 106 76 110 68 120C62 127 52 124 54 115C47 126 60 137 72 130C82 124 92 119 100 119C108 119 118 124 128 130C140 137 153 126 146 115C148 124 138 127 132 120C124 110 112 106 100 113Z" fill="${c.hair}"/><path d="M92 132Q88 156 100 170Q112 156 108 132Q100 138 92 132Z" fill="${c.hair}"/>`,
};
export function headOf(look: Look, c: Colours, pose: Pose): string {
  const bearded = look.beard === "long" || look.beard === "short";
  const mouth = MOUTHS[pose.mouth];
  const lips = ["smile", "side", "wave"].includes(pose.mouth)
    ? mouth.replaceAll(INK, "#f0b8a0")
    : mouth;
  return `<g transform="rotate(${pose.tilt ?? 0} 100 140)">
    <path d="M88 122h24v24q-12 8-24 0z" fill="${c.skinD}"/>
    <ellipse cx="62" cy="100" rx="8" ry="10" fill="${c.skinD}"/><ellipse cx="138" cy="100" rx="8" ry="10" fill="${c.skinD}"/>
    <path d="M64 84Q64 46 100 46Q136 46 136 84V106Q134 138 100 140Q66 138 64 106Z" fill="${c.skin}"/>
    <path d="M100 46Q136 46 136 84V106Q134 138 100 140Q126 126 124 96Q122 60 100 46Z" fill="${c.skinD}" opacity=".45"/>
    ${BEARDS[look.beard](c)}
    ${look.beard === "none" ? `<ellipse cx="74" cy="113" rx="8" ry="5" fill="#d9584a" opacity=".35"/><ellipse cx="126" cy="113" rx="8" ry="5" fill="#d9584a" opacity=".35"/>` : ""}
    ${eyes(pose, c)}
    <path d="${BROWS[pose.brow]}" fill="none" stroke="${look.beard === "curl" ? c.hair : INK}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>
    <path d="M97 84Q95 98 89 106Q87 114 96 114Q100 117 105 114Q113 113 110 105Q104 97 103 84Z" fill="${c.skinD}"/><path d="M92 105q0-3 2-4" stroke="#fff" opacity=".5" stroke-width="2.5" stroke-linecap="round" fill="none"/>
    ${bearded ? `<path d="M78 118Q90 108 100 114Q110 108 122 118Q112 124 100 119Q88 124 78 118Z" fill="${c.hairL}"/><g transform="translate(0 4)">${lips}</g>` : mouth}
    <g transform="translate(0 -5)">${HATS[look.head](c)}</g>
    <circle cx="61" cy="114" r="5" fill="none" stroke="${GOLD}" stroke-width="3.5"/><circle cx="139" cy="114" r="5" fill="none" stroke="${GOLD}" stroke-width="3.5"/>
  </g>`;
}

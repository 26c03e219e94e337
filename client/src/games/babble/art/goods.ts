import type { Resource } from "../babble";
import { GOLD } from "./line";

/** The resources as objects, on 40 × 40: cut stone, a jar, a hammer, logs. */
export const GOODS: Record<Resource, string> = {
  stone: `<path d="M4 17 15 8l20 4 2 17-13 7L5 31z" fill="#8d8b93"/><path d="M4 17 15 8l20 4-13 8z" fill="#c9c6c9"/><path d="m22 20 13-8 2 17-13 7z" fill="#6b6a76"/><path d="m9 22 3 1m0 5 5 1m-2-6 3 1" stroke="#5c5b66" stroke-width="1.6" stroke-linecap="round"/>`,
  cement: `<path d="M14 6h12v4l-2 2c8 3 10 9 10 14 0 7-5 11-14 11S6 33 6 26c0-5 2-11 10-14l-2-2z" fill="#2f6fb5"/><path d="M24 12c8 3 10 9 10 14 0 7-5 11-14 11 9-3 9-18 4-25z" fill="#1f4f8f"/><path d="M12 4h16v4H12z" fill="#e9e2d0"/><path d="M23 8v7c0 3 4 3 4 0V8z" fill="#e9e2d0"/><path d="M8 22q3-3 6 0t6 0 6 0 7 0" fill="none" stroke="${GOLD}" stroke-width="2.2"/>`,
  tool: `<path d="M17 15h6l1.5 22h-9z" fill="#9b6a3a"/><path d="M20 15h3l1.5 22H20z" fill="#7a4f29"/><path d="M5 6h26l4 3-4 9H5z" fill="#c7cdd6"/><path d="M5 12h29l-3 6H5z" fill="#8f98a6"/><path d="M16 5h8v14h-8z" fill="#b5402b"/>`,
  wood: `<path d="M3 22h26v12H3z" fill="#8a5a2f"/><ellipse cx="29" cy="28" rx="6" ry="6.5" fill="#e6bd84"/><ellipse cx="29" cy="28" rx="3" ry="3.3" fill="none" stroke="#a8713c" stroke-width="1.5"/><path d="M8 8h24v13H8z" fill="#a26d3b"/><ellipse cx="32" cy="14.5" rx="6" ry="6.5" fill="#f0cd98"/><ellipse cx="32" cy="14.5" rx="3" ry="3.3" fill="none" stroke="#a8713c" stroke-width="1.5"/><path d="M11 12h12M12 17h9M6 27h12m-10 4h9" stroke="#6d4421" stroke-width="1.5" stroke-linecap="round"/>`,
};

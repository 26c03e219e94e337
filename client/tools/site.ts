import type { Plugin } from "vite";

// As the server sends it; WebAssembly needs the permission to compile.
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';" +
  " img-src 'self' data:; object-src 'none'; base-uri 'none'";

/** A host of plain files sends no headers of ours, so the page itself says what it may load. */
export function site(): Plugin {
  return {
    name: "site",
    transformIndexHtml: () => [
      {
        tag: "meta",
        attrs: { "http-equiv": "content-security-policy", content: POLICY },
        injectTo: "head-prepend",
      },
    ],
  };
}

import { createServer, type Server } from "node:http";
import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize } from "node:path";
import type { AddressInfo } from "node:net";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** A host of plain files, below a path, as anybody might have one. */
export class Files {
  private server: Server | null = null;
  private port = 0;
  /** What has been asked for. */
  readonly asked: string[] = [];

  constructor(
    private readonly folder: string,
    private readonly path: string,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}${this.path}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, reply) => {
      const { pathname } = new URL(request.url!, "http://host");
      this.asked.push(pathname);
      const inside = pathname.startsWith(this.path) ? pathname.slice(this.path.length) : "missing";
      const file = join(this.folder, normalize(inside || "index.html"));
      if (!existsSync(file) || !statSync(file).isFile()) return void reply.writeHead(404).end();
      reply.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" });
      reply.end(readFileSync(file));
    });
    const { server } = this;
    await new Promise<void>((resolve) => server.listen(this.port, "127.0.0.1", resolve));
    this.port = (server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    const { server } = this;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }
}

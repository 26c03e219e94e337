/** Build the engine for browsers into `client/engine`: Pyodide, a trimmed standard library, msgspec, Ziggurat.
 *
 * Where a package cannot be fetched, the page is built without offline play, and this says so. */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";

const HERE = import.meta.dirname;
const ROOT = resolve(HERE, "../..");
const OUT = resolve(HERE, "../engine");
const WHEELS = join(OUT, "wheels");
const PYODIDE = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const PYTHON = process.env.PYTHON ?? join(ROOT, ".venv/bin/python");
const SCRIPT = join(ROOT, "tools/engine_pack.py");

const hashed = (paths) => {
  const hash = createHash("sha256");
  for (const path of paths) hash.update(relative(ROOT, path)).update(readFileSync(path));
  return hash.digest("hex").slice(0, 12);
};

/** All files below a folder with this ending. */
const below = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));

/** The wheel of msgspec for Pyodide's Python, in the version that the server uses. */
function msgspec({ abi, platform }) {
  const found = () => (existsSync(WHEELS) ? below(WHEELS, ".whl") : []);
  const pinned = /^msgspec==(\S+)$/m.exec(readFileSync(join(ROOT, "constraints.txt"), "utf8"))[1];
  const fits = (path) => path.includes(`msgspec-${pinned}-`);
  const kept = found().find(fits);
  if (kept) return kept;
  const options = `--quiet --disable-pip-version-check --no-deps --only-binary=:all:
    --implementation cp --python-version ${abi} --platform ${platform}`.split(/\s+/);
  const wanted = [`msgspec==${pinned}`, "--dest", WHEELS];
  execFileSync(PYTHON, ["-m", "pip", "download", ...options, ...wanted], { stdio: "inherit" });
  return found().find(fits);
}

async function build() {
  const { loadPyodide } = await import("pyodide");
  const { info } = JSON.parse(readFileSync(join(PYODIDE, "pyodide-lock.json"), "utf8"));
  const platform = `pyemscripten_${info.abi_version}_${info.arch}`;
  const wheel = msgspec({ abi: info.python.split(".").slice(0, 2).join("."), platform });

  const inputs = [
    ...below(join(ROOT, "src/ziggurat"), ".py"),
    ...below(join(ROOT, "src/ziggurat"), ".net"),
    ...[...RUNTIME, "python_stdlib.zip"].map((name) => join(PYODIDE, name)),
    ...[wheel, SCRIPT, join(HERE, "engine.mjs")],
  ];
  const stamp = hashed(inputs);
  const manifest = join(OUT, "manifest.json");
  if (existsSync(manifest) && JSON.parse(readFileSync(manifest, "utf8")).stamp === stamp) return;

  const work = join(OUT, "work");
  rmSync(work, { recursive: true, force: true });
  mkdirSync(join(work, "runtime"), { recursive: true });
  const pyodide = await loadPyodide({ indexURL: PYODIDE });
  pyodide.mountNodeFS("/source", join(ROOT, "src"));
  pyodide.mountNodeFS("/out", work);
  pyodide.FS.writeFile("/stock.zip", readFileSync(join(PYODIDE, "python_stdlib.zip")));
  pyodide.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel");
  pyodide.runPython(readFileSync(SCRIPT, "utf8"));
  pyodide.globals.get("main")("/source", "/stock.zip", "/out");

  for (const name of RUNTIME) cpSync(join(PYODIDE, name), join(work, "runtime", name));
  cpSync(wheel, join(work, "runtime", "msgspec.whl"));
  renameSync(join(work, "stdlib.zip"), join(work, "runtime", "stdlib.zip"));
  place(work, stamp, info);
}

/** Give the folders names that change with what is in them. */
function place(work, stamp, { abi_version, arch, platform, version, python }) {
  for (const old of readdirSync(OUT).filter((name) => /^(pyodide|engine)-/.test(name))) {
    rmSync(join(OUT, old), { recursive: true });
  }
  const runtime = `pyodide-${hashed(below(join(work, "runtime"), ""))}`;
  const engine = `engine-${hashed([join(work, "ziggurat.zip")])}`;
  renameSync(join(work, "runtime"), join(OUT, runtime));
  mkdirSync(join(OUT, engine));
  renameSync(join(work, "ziggurat.zip"), join(OUT, engine, "ziggurat.zip"));
  renameSync(join(work, "games.json"), join(OUT, "games.json"));
  rmSync(work, { recursive: true });
  const files = [runtime, engine].flatMap((folder) =>
    readdirSync(join(OUT, folder)).map((name) => {
      const path = `${folder}/${name}`;
      return { path, bytes: statSync(join(OUT, path)).size };
    }),
  );
  const lock = { info: { abi_version, arch, platform, version, python }, packages: {} };
  writeFileSync(
    join(OUT, "manifest.json"),
    JSON.stringify({ stamp, runtime, engine, files, lock }),
  );
}

try {
  await build();
} catch (error) {
  rmSync(join(OUT, "manifest.json"), { force: true });
  console.error(`The engine for browsers was not built: ${error.message}`);
  console.error(
    "The page is built without offline play. Check the connection to the package registries.",
  );
}

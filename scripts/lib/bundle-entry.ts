import path from 'node:path'

type Entry = {
  source: string
  file: string
  /** What is imported as it is needed stands in files of its own beside this one, which others never load. */
  split?: boolean
  /** What is found in node_modules as it runs: all packages, shared with those that Next loads, if not said. */
  outside?: string[]
}

/** Writes `source` and all it imports as one file, or a few with `split`, which Node reads ten times as fast as their sources. */
export async function bundleEntry({ source, file, split = false, outside }: Entry) {
  // Loaded by who builds alone.
  const { build } = await import('esbuild')
  await build({
    ...(split ? inParts({ source, file }) : { entryPoints: [source], outfile: file }),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    ...(outside ? { external: outside } : { packages: 'external' }),
    // What is written for CommonJS, such as pg, asks for Node's modules by `require`.
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    legalComments: 'none',
    logLevel: 'silent',
  })
}

function inParts({ source, file }: Pick<Entry, 'source' | 'file'>) {
  const { dir, name, ext } = path.parse(file)
  return {
    entryPoints: [{ in: source, out: name }],
    outdir: dir,
    splitting: true,
    chunkNames: `${name}-[hash]`,
    outExtension: { '.js': ext },
  }
}

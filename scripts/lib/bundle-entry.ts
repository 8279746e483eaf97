type Entry = {
  source: string
  file: string
  /** What is found in node_modules as it runs: all packages, shared with those that Next loads, if not said. */
  outside?: string[]
}

/** Writes `source` and all it imports as one file, which Node reads ten times as fast as their sources. */
export async function bundleEntry({ source, file, outside }: Entry) {
  // Loaded by who builds alone.
  const { build } = await import('esbuild')
  await build({
    entryPoints: [source],
    outfile: file,
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

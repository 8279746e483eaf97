import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { startPostgres } from '@/server/platform/postgres/start-postgres'
import { appEnvironment } from './lib/app-environment'
import { buildSite } from './lib/build-site'
import { runCommand } from './lib/command'
import { prepareDatabase } from './lib/prepare-database'
import { step } from './lib/progress'

const OUTPUT = path.join('dist', 'web')

/**
 * Makes dist/web, a folder that serves the site anywhere with nothing but Node: `node server.mjs`. The first
 * administrator is made there by `node admin-create.mjs --email x`.
 * Pages are built over an empty database; the server renews them all as it starts.
 */
await runCommand(async ({ signal, onStop }) => {
  const directory = mkdtempSync(path.join(tmpdir(), 'lagopede-bundle-'))
  onStop(async () => {
    await rm(directory, { recursive: true, force: true })
  })
  const postgres = await startPostgres({ directory, throwaway: true })
  onStop(postgres.stop)

  const environment = appEnvironment({ databaseUrl: postgres.url, dataDirectory: directory })
  Object.assign(process.env, environment)
  await prepareDatabase({ environment, ownerUrl: postgres.ownerUrl, seed: false, signal })
  await step({ title: 'Building the site', task: (say) => buildSite({ environment, signal, say }) })
  await step({ title: OUTPUT, task: assemble })
  return 0
})

async function assemble() {
  rmSync(OUTPUT, { recursive: true, force: true })
  // Tracing takes the sources along, for Payload reads folders named at run: what runs is built already.
  for (const part of ['.next', 'node_modules', 'package.json']) {
    cpSync(path.join('.next', 'standalone', part), path.join(OUTPUT, part), { recursive: true, verbatimSymlinks: true })
  }
  cpSync(path.join('.next', 'static'), path.join(OUTPUT, '.next', 'static'), { recursive: true })
  if (existsSync('public')) cpSync('public', path.join(OUTPUT, 'public'), { recursive: true })
  await buildEntry({ source: 'src/server/compose/serve.ts', name: 'server.mjs' })
  await buildEntry({ source: 'scripts/admin-create.ts', name: 'admin-create.mjs' })
  await buildEntry({ source: 'src/server/features/booking/documents/pdf-thread.ts', name: 'pdf-thread.mjs' })
}

async function buildEntry({ source, name }: { source: string; name: string }) {
  await build({
    entryPoints: [source],
    outfile: path.join(OUTPUT, name),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Next and pino lie in the folder's own node_modules, traced there by the build.
    external: ['next', 'pino'],
    // What is written for CommonJS, such as pg, asks for Node's modules by `require`.
    banner: {
      js: `import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);`,
    },
    legalComments: 'none',
  })
}

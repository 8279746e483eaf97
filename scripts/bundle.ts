import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'esbuild'
import { startPostgres } from '@/server/postgres/start-postgres'
import { appEnvironment } from './lib/app-environment'
import { buildSite } from './lib/build-site'
import { runCommand } from './lib/command'
import { prepareDatabase } from './lib/prepare-database'
import { step } from './lib/progress'

const OUTPUT = path.join('dist', 'web')

/**
 * Makes dist/web, a folder that serves the site anywhere with nothing but Node: `node server.mjs`.
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
  await prepareDatabase({ environment, seed: false, signal })
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
  await build({
    entryPoints: ['src/server/web/serve.ts'],
    outfile: path.join(OUTPUT, 'server.mjs'),
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node24',
    // Next and pino lie in the folder's own node_modules, traced there by the build.
    external: ['next', 'pino'],
    legalComments: 'none',
  })
}

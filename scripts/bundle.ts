import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '@/server/platform/postgres/start-postgres'
import { appEnvironment } from './lib/app-environment'
import { buildSite } from './lib/build-site'
import { bundleEntry } from './lib/bundle-entry'
import { runCommand } from './lib/command'
import { prepareDatabase } from './lib/prepare-database'
import { step } from './lib/progress'
import { threadEntries } from './lib/thread-entries'

const OUTPUT = path.join('dist', 'web')
/** What lies in the folder's own node_modules, traced there by the build: Next and pino load files of theirs by name. */
const TRACED = ['next', 'pino']

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
  await step({ title: 'Building the site', task: (say) => buildSite({ environment, signal, say, standalone: true }) })
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
  await bundleEntry({
    source: 'src/server/compose/serve.ts',
    file: path.join(OUTPUT, 'server.mjs'),
    split: true,
    outside: TRACED,
  })
  await bundleEntry({ source: 'scripts/admin-create.ts', file: path.join(OUTPUT, 'admin-create.mjs'), outside: TRACED })
  for (const entry of threadEntries(OUTPUT)) await bundleEntry({ ...entry, outside: TRACED })
}

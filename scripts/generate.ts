import { readFileSync, writeFileSync } from 'node:fs'
import { runChild } from './lib/child'
import { runCommand } from './lib/command'
import { step } from './lib/progress'

// Payload reads its configuration only: no database is reached.
const environment = { DATABASE_URL: process.env.DATABASE_URL || 'postgresql://nobody@127.0.0.1:1/none' }
const payload = 'node_modules/payload/bin.js'

/** Writes payload-types.ts and the admin panel's import map from the collections, and the tables of docs/reference from the code. */
await runCommand(async ({ signal }) => {
  for (const [title, name] of [
    ['Types of the collections', 'generate:types'],
    ['Import map of the admin panel', 'generate:importmap'],
  ] as const) {
    const args = ['--import', 'tsx', payload, name, '--disable-transpile']
    await step({ title, task: () => runChild({ title, args, environment, signal }) })
  }
  Object.assign(process.env, environment)
  const { REFERENCE_PAGES } = await import('./lib/reference-pages')
  for (const [file, draw] of Object.entries(REFERENCE_PAGES)) writeFileSync(file, draw(readFileSync(file, 'utf8')))
  return 0
})

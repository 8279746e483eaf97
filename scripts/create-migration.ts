import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '@/server/platform/postgres/user-error'
import { runChild } from './lib/child'
import { runCommand } from './lib/command'
import { step } from './lib/progress'

const FOLDER = 'migrations'
const NAME = /^[a-z][a-z0-9_]*$/

/** Writes the migration from the last snapshot to what the collections declare, and the index. No database is reached. */
await runCommand(async ({ signal }) => {
  const [name = ''] = process.argv.slice(2)
  if (!NAME.test(name)) throw new UserError('Name the migration: npm run db:create-migration add_phone_to_guides')
  const before = new Set(readdirSync(FOLDER))
  const args = ['--import', 'tsx', 'node_modules/payload/bin.js', 'migrate:create', name]
  const environment = { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }
  await step({
    title: 'Migration',
    task: () =>
      runChild({ title: 'Migration', args: [...args, '--disable-transpile', '--skip-empty'], environment, signal }),
  })
  const made = readdirSync(FOLDER).filter((file) => !before.has(file))
  if (made.length === 0) console.log('The collections declare nothing new.')
  for (const file of made.filter((file) => file.endsWith('.ts'))) importTypes(path.join(FOLDER, file))
  return 0
})

/** Payload imports its types as values, which are not there when the file runs. */
function importTypes(file: string): void {
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    text.replace('{ MigrateUpArgs, MigrateDownArgs, sql }', '{ type MigrateDownArgs, type MigrateUpArgs, sql }'),
  )
  console.log(file)
}

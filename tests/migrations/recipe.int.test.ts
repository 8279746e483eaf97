import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withClient } from '@/server/platform/postgres/probe'
import { testDatabaseUrl } from '../integration/setup'
import { describeSchema } from './describe-schema'

const run = promisify(execFile)

/** The command of CONTRIBUTING that makes a migration, without its name. */
const command = /`npm run (db:create-migration) \w+`/.exec(readFileSync('CONTRIBUTING.md', 'utf8'))?.[1] ?? ''

const copy = mkdtempSync(path.join(tmpdir(), 'lagopede-recipe-'))
const emptyDatabase = `recipe_${randomUUID().replaceAll('-', '')}`
const emptyUrl = Object.assign(new URL(testDatabaseUrl()), { pathname: `/${emptyDatabase}` }).href

beforeAll(async () => {
  for (const part of ['src', 'collections', 'admin', 'storefront', 'packages', 'migrations', 'scripts', 'payload.config.ts'])
    cpSync(part, path.join(copy, part), { recursive: true, filter: (file) => !/\.(test|spec)\.tsx?$/.test(file) })
  for (const file of ['package.json', 'package-lock.json', 'tsconfig.json']) cpSync(file, path.join(copy, file))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  mkdirSync(path.join(copy, 'data'))
  await withClient(testDatabaseUrl(), (client) => client.query(`create database ${emptyDatabase}`))
})
afterAll(async () => {
  rmSync(copy, { recursive: true, force: true })
  await withClient(testDatabaseUrl(), (client) => client.query(`drop database ${emptyDatabase} with (force)`))
})

const files = (): string[] => readdirSync(path.join(copy, 'migrations'))

const createMigration = (name: string) => run('npm', ['run', command, name], { cwd: copy })

const addField = (config: string): void => {
  const file = path.join(copy, config)
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace('  fields: [\n', `  fields: [\n    { name: 'added_here', type: 'text' },\n`))
}

const migrate = (url: string) =>
  run(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts'], {
    cwd: copy,
    env: { ...process.env, DATABASE_URL: url, DATA_DIR: path.join(copy, 'data') },
  })

describe('the recipe of CONTRIBUTING for a new field', () => {
  it('finds nothing to migrate before a field is added: the last snapshot is what the collections declare', async () => {
    const before = files()
    await createMigration('nothing')
    expect(files()).toEqual(before)
  })

  it('makes two migrations, and both run on an empty database and on one of the last version', { timeout: 600_000 }, async () => {
    addField('collections/authors/config.ts')
    await createMigration('first_field')
    addField('collections/payment-terms/config.ts')
    await createMigration('second_field')
    expect(files().filter((file) => /_(first|second)_field\.ts$/.test(file))).toHaveLength(2)

    await Promise.all([migrate(emptyUrl), migrate(testDatabaseUrl())])
    const [fresh, old] = await Promise.all([emptyUrl, testDatabaseUrl()].map((url) => withClient(url, describeSchema)))
    expect(fresh).toEqual(old)
    expect(fresh?.filter((line) => line.includes('added_here'))).toEqual([
      'column authors.added_here character varying  ',
      'column payment_terms.added_here character varying  ',
    ])
  })
})

import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { applyRepeatableSql } from '@/server/platform/db/apply-repeatable-sql'
import { query } from '@/server/platform/db/pool'
import { withClient } from '@/server/platform/postgres/probe'
import { testDatabaseUrl } from '../integration/setup'
import { describeSchema } from './describe-schema'

/** Indexes hold what these answer: a change is a migration that makes the index again. */
const OF_INDEXES = ['mailbox_of', 'without_accents']

const created = (kind: RegExp): string[] =>
  globSync('src/server/**/sql/*.sql').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(kind)].map(([, name = '']) => name),
  )

describe('functions and triggers', () => {
  it('stand in a file that can be applied again, but for functions that indexes call', async () => {
    const functions = await query<{ name: string }>(
      `select distinct proname as name from pg_proc p where pronamespace = 'public'::regnamespace
         and not exists (select from pg_depend where objid = p.oid and deptype = 'e') order by 1`,
    )
    const triggers = await query<{ name: string }>(
      'select distinct tgname as name from pg_trigger where not tgisinternal order by 1',
    )
    expect(functions.map(({ name }) => name)).toEqual(
      [...created(/^create or replace function (\w+)/gm), ...OF_INDEXES].toSorted(),
    )
    expect(triggers.map(({ name }) => name)).toEqual(
      [...new Set(created(/^create (?:or replace |constraint )?trigger (\w+)/gm))].toSorted(),
    )
  })

  it('are applied again where their content changes, and are the same after it', async () => {
    await withClient(testDatabaseUrl(), async (client) => {
      const before = await describeSchema(client)
      await client.query('drop trigger payments_sum on payments')
      await client.query(`update repeatable_sql set digest = 'another' where file like '%/paid-sum.sql'`)
      await applyRepeatableSql(client)
      expect(await describeSchema(client)).toEqual(before)
    })
  })

  it('are left alone where it does not', async () => {
    await withClient(testDatabaseUrl(), async (client) => {
      const { rows: before } = await client.query('select * from repeatable_sql order by file')
      await applyRepeatableSql(client)
      expect((await client.query('select * from repeatable_sql order by file')).rows).toEqual(before)
    })
  })
})

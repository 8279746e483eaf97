import type pg from 'pg'
import type ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/env'
import { withClient } from '@/server/platform/postgres/probe'
import { differencesOf } from './compare-row'
import { describeStatement } from './describe-statement'
import { COMPOSED, NEVER_NULL, NOT_READ } from './exceptions'
import { readSchema } from './read-schema'
import { openCode, readStatements, type Statement } from './read-statements'

let program: ts.Program
let statements: Statement[]
let unresolved: string[]

beforeAll(() => {
  program = openCode()
  ;({ statements, unresolved } = readStatements(program))
})

/** Commands that are sent as one, without values. */
const commandsOf = (text: string): string[] => (/^(?:set|begin)\b/.test(text) ? text.split(';') : [text])

/** What is wrong with the statements in a database, one line each: `src/…/file.ts:12 …`. */
const check = async (client: pg.Client): Promise<{ failures: string[]; differences: string[]; nulls: string[] }> => {
  const checker = program.getTypeChecker()
  const schema = await readSchema(client)
  const failures = new Set<string>()
  const differences = new Set<string>()
  for (const { at, texts, row } of statements) {
    if (COMPOSED.some((file) => at.startsWith(file))) continue
    for (const text of texts.flatMap(commandsOf)) {
      const columns = await describeStatement(client, text).catch((error: unknown) => {
        failures.add(`${at} ${String(error)} in ${text.replaceAll(/\s+/g, ' ').slice(0, 300)}`)
      })
      if (!columns || !row) continue
      for (const one of differencesOf({ row, columns, schema, text, checker })) differences.add(`${at} ${one}`)
    }
  }
  const isNull = (one: string) => one.endsWith(' may be null')
  return {
    failures: [...failures],
    differences: [...differences].filter((one) => !isNull(one)),
    nulls: [...differences].filter(isNull).map((one) => one.replace(/:\d+ (\S+).*/, ' $1')),
  }
}

const withDatabase = <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> =>
  withClient(env().DATABASE_URL, work)

it('reads the text of every statement, except the listed ones', () => {
  expect(unresolved.map((one) => one.replace(/:.*/s, '')).toSorted()).toEqual(NOT_READ.toSorted())
  expect(statements.length).toBeGreaterThan(1_000)
})

it('finds every statement and its row type as the migrated database has them', async () => {
  const { failures, differences, nulls } = await withDatabase(check)
  expect(failures).toEqual([])
  expect(differences).toEqual([])
  const known = Object.entries(NEVER_NULL).flatMap(([file, names]) => names.split(' ').map((name) => `${file} ${name}`))
  expect([...new Set(nulls)].toSorted()).toEqual(known.toSorted())
})

describe('a schema that changes', () => {
  /** What is wrong once the schema has changed; it is changed back. */
  const checkAfter = ({ change, back }: { change: string; back: string }) =>
    withDatabase(async (client) => {
      await client.query(change)
      const found = await check(client)
      await client.query(back)
      return found
    })

  it('fails the statements that name a column that was renamed', async () => {
    const { failures } = await checkAfter({
      change: 'alter table reservations rename column refund_ceiling to highest_refund',
      back: 'alter table reservations rename column highest_refund to refund_ceiling',
    })
    expect(failures.join('\n')).toContain('src/server/features/reservations/lock-reservation.ts')
    expect(failures.filter((one) => !one.includes('refund_ceiling'))).toEqual([])
  })

  it('fails the row types that name a column of another type, or that may be null since', async () => {
    const { differences, nulls } = await checkAfter({
      change: `alter table payment_intents alter column captured_cents type bigint;
        alter table reservations alter column departure_id drop not null`,
      back: `alter table payment_intents alter column captured_cents type int;
        alter table reservations alter column departure_id set not null`,
    })
    expect(differences.map((one) => one.replace(/:\d+/, ''))).toContain(
      'src/server/features/payments/intent.ts capturedCents is int8, not number',
    )
    expect(nulls).toContain('src/server/features/reservations/lock-reservation.ts departureId')
  })
})

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { TASK_LIST } from '@/server/compose/tasks'

const page = readFileSync('docs/security/data.md', 'utf8')

/** The rows of the table under a heading, each with its cells. */
const rowsUnder = (heading: string): string[][] =>
  (page.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )

const named = (cell = ''): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)

const classified = rowsUnder('Tables with personal data').map(
  ([table, kind, personal, other, why, until, endedBy]) => ({
    table: named(table)[0] ?? '',
    kind,
    columns: [...named(personal), ...named(other)],
    why,
    until,
    endedBy,
  }),
)
const impersonal = named(page.split('## Tables without\n')[1]?.split('\n## ')[0])

const isImpersonal = (table: string): boolean =>
  impersonal.some((name) => (name.endsWith('*') ? table.startsWith(name.slice(0, -1)) : table === name))

const readSchema = async (): Promise<Map<string, string[]>> => {
  const rows = await query<{ table: string; columns: string[] }>(`
    select c.table_name as table, array_agg(c.column_name::text order by c.column_name) as columns
    from information_schema.columns c
      join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' group by 1`)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

describe('the page on data', () => {
  it('knows every table, and every column of those with personal data', async () => {
    const schema = await readSchema()
    const unknown = [...schema].flatMap(([table, columns]) => {
      const row = classified.find((one) => one.table === table)
      if (!row) return isImpersonal(table) ? [] : [`${table}: ${columns.join(', ')}`]
      return columns.filter((column) => !row.columns.includes(column)).map((column) => `${table}.${column}`)
    })
    expect(unknown).toEqual([])
  })

  it('names nothing that is no more, and nothing twice', async () => {
    const schema = await readSchema()
    const gone = classified.flatMap(({ table, columns }) => {
      const known = schema.get(table)
      return known ? columns.filter((column) => !known.includes(column)).map((column) => `${table}.${column}`) : [table]
    })
    expect(gone).toEqual([])
    const names = [...classified.map(({ table }) => table), ...impersonal]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    for (const { columns } of classified) expect(new Set(columns).size).toBe(columns.length)
    for (const { table } of classified) expect([table, isImpersonal(table)]).toEqual([table, false])
  })

  it('says of each why it is kept, until when, and what ends it', () => {
    expect(classified.length).toBeGreaterThan(15)
    for (const { table, kind, why, until, endedBy } of classified) {
      expect([table, Boolean(kind && why && until && endedBy)]).toEqual([table, true])
      for (const task of named(endedBy).filter((name) => name.includes('_'))) expect(TASK_LIST).toHaveProperty(task)
    }
  })
})

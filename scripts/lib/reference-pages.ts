import { globSync, readFileSync } from 'node:fs'
import { WORKER_TASKS } from '@/server/compose/tasks'
import { PRODUCT, text } from './rooms'

/** The pages of `docs/reference`: what the code says is written by `npm run generate`, the other cells by hand. */
export const REFERENCE_PAGES = {
  'docs/reference/tables.md': drawTables,
  'docs/reference/jobs.md': drawJobs,
} satisfies Record<string, (page: string) => string>

/** The page of the tables outside of Payload's collections, with who writes to each; `page` has what each one holds. */
function drawTables(page: string): string {
  const holds = handWritten(page, 1)
  const writers = readWriters()
  const rows = ownTables().map((table) => [`\`${table}\``, holds(table), names(writers.get(table))])
  return withTable(page, ['table', 'holds', 'written by'], rows)
}

/** The page of the worker's tasks, with their clock and their feature; `page` has what each one does. */
function drawJobs(page: string): string {
  const when = handWritten(page, 2)
  const does = handWritten(page, 3)
  const rows = WORKER_TASKS.map(({ name, at }) => [
    `\`${name}\``,
    at === undefined ? '' : `\`${at}\``,
    when(name),
    does(name),
    names(new Set(featureOfTask(name))),
  ])
  return withTable(page, ['task', 'clock (UTC)', 'and when', 'does', 'feature'], rows)
}

/** The tables that migrations create and no collection declares, by name. */
function ownTables(): string[] {
  const snapshot = globSync('migrations/*.json').toSorted().at(-1)
  if (!snapshot) throw new Error('There is no snapshot of the schema in migrations/.')
  const { tables } = JSON.parse(readFileSync(snapshot, 'utf8')) as { tables: Record<string, unknown> }
  const declared = new Set(Object.keys(tables).map((name) => name.split('.').at(-1)))
  const sql = [...globSync('migrations/baseline/*.sql'), ...globSync('migrations/2*.ts')].map((file) =>
    readFileSync(file, 'utf8'),
  )
  const created = sql.flatMap((content) =>
    [...content.matchAll(/create table (?:if not exists )?(?:public\.)?"?([a-z_]+)"?/gi)].map(([, name = '']) => name),
  )
  const dropped = new Set(
    sql.flatMap((content) =>
      [...content.matchAll(/drop table (?:if exists )?"?([a-z_]+)"?/gi)].map(([, name = '']) => name),
    ),
  )
  return [...new Set(created)].filter((name) => !declared.has(name) && !dropped.has(name)).toSorted()
}

/** The places of the server that write to each table, by its name. */
function readWriters(): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>()
  const others = globSync(['src/server/**/sql/*.sql', 'packages/sandbox-provider/src/**/*.ts'])
    .filter((file) => !file.includes('.test.'))
    .map((file): [string, string] => [file, readFileSync(file, 'utf8')])
  for (const [file, content] of [...text, ...others]) {
    const place = placeOf(file)
    if (!place) continue
    for (const [, table = ''] of content.matchAll(/\b(?:insert into|update|delete from) ([a-z_]+)\b/g)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(place))
    }
  }
  return writers
}

/** The feature of the function that runs a task. */
function featureOfTask(name: string): string[] {
  const at = new RegExp(`name: '${name}',\\s+run(?:: (\\w+))?`)
  const file = PRODUCT.find((one) => at.test(text.get(one) ?? '')) ?? ''
  // What no file of the product names belongs to the one package that has tasks.
  if (file === '') return ['sandbox-provider']
  const content = text.get(file) ?? ''
  const run = at.exec(content)?.[1] ?? 'run'
  const source = new RegExp(`import \\{[^}]*\\b${run}\\b[^}]*\\} from '@/(server/[^']+)'`).exec(content)?.[1]
  return [placeOf(source ? `src/${source}` : file) ?? []].flat()
}

/** The feature of a file, the part of the server beside them, or the package. */
function placeOf(file: string): string | null {
  const [, workspace] = /^packages\/([^/]+)/.exec(file) ?? []
  if (workspace) return workspace
  const [, group, room] = /^src\/server\/(features|platform|compose)\/([^/]+)/.exec(file) ?? []
  if (!group || !room) return null
  return group === 'features' ? room : group
}

const names = (places: Set<string> | undefined): string =>
  [...(places ?? [])]
    .toSorted()
    .map((place) => `\`${place}\``)
    .join(', ')

/** What a cell says in the page as it is, by the name in the first cell of its row. */
function handWritten(page: string, column: number): (name: string) => string {
  const cells = page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const said = new Map(cells.map((row) => [(row[0] ?? '').replaceAll('`', ''), row[column] ?? '']))
  return (name) => said.get(name) ?? ''
}

/** The page with another table, its columns padded as the formatter pads them. */
function withTable(page: string, head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)))
  const line = (row: string[]): string =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const table = [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
  const start = page.indexOf(`| ${head[0] ?? ''} `)
  const before = start === -1 ? `${page.trimEnd()}\n\n` : page.slice(0, start)
  const rest = start === -1 ? '' : page.slice(start)
  const end = rest.search(/\n(?!\|)/)
  return `${before}${table}\n${end === -1 ? '' : rest.slice(end + 1)}`
}

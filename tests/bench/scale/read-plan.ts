import { pool } from '@/server/platform/db/pool'
import { GROWING } from './shape'
import type { Watched } from './watch-statements'

/** How a statement reads the tables that grow with people: by which indexes, and which it goes through whole. */
export type Plan = { indexes: string[]; whole: string[] }

type Node = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  Plans?: Node[]
}

/**
 * Answers the plan of a statement as PostgreSQL makes it by now, with the values it was asked with. With some ways of planning taken away
 * (`enable_seqscan` and its like) it says what the indexes allow, whatever the sizes.
 */
export const openPlans = async ({ without = [] }: { without?: string[] } = {}) => {
  const client = await pool().connect()
  for (const way of without) await client.query(`set ${way} = off`)
  const { rows } = await client.query<{ name: string; of: string; isPartial: boolean }>(
    `select c.relname as name, t.relname as of, i.indpred is not null as "isPartial"
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid`,
  )
  const indexes = new Map(rows.map(({ name, ...index }) => [name, index]))
  const tableOf = (node: Node): string => node['Relation Name'] ?? indexes.get(node['Index Name'] ?? '')?.of ?? ''
  // Of an index on few rows of a table, all are what is looked for.
  const isWhole = (node: Node): boolean =>
    node['Node Type'].endsWith('Scan') &&
    node['Node Type'] !== 'Bitmap Heap Scan' &&
    node['Index Cond'] === undefined &&
    !indexes.get(node['Index Name'] ?? '')?.isPartial
  const planOf = async ({ text, values }: Watched): Promise<Plan> => {
    const plans = await client.query<{ 'QUERY PLAN': Array<{ Plan: Node }> }>(`explain (format json) ${text}`, values)
    const nodes = plans.rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => [...walk(Plan)]))
    const ofPeople = nodes.filter((node) => GROWING.has(tableOf(node)))
    return {
      indexes: unique(ofPeople.flatMap((node) => node['Index Name'] ?? [])),
      whole: unique(ofPeople.filter(isWhole).map((node) => node['Index Name'] ?? tableOf(node))),
    }
  }
  // Its settings end with it.
  return { planOf, close: () => client.release(true) }
}

const walk = function* (node: Node): Generator<Node> {
  yield node
  for (const below of node.Plans ?? []) yield* walk(below)
}

const unique = (names: string[]): string[] => [...new Set(names)].toSorted()

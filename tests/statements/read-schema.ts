import type pg from 'pg'

export type SchemaType = { name: string; elementId: number; labels: string[] | null }

export type Schema = {
  types: Map<number, SchemaType>
  /** By their numbers, with the numbers of the columns that are never null; in a table with drafts, what is published has no gaps. */
  tables: Map<number, { name: string; required: Set<number> }>
}

/** The types and tables of a database. */
export const readSchema = async (client: pg.Client): Promise<Schema> => {
  const types = await client.query<SchemaType & { id: number }>(`
    select t.oid::int as id, t.typname as name, case t.typcategory when 'A' then t.typelem::int else 0 end as "elementId",
      (select array_agg(e.enumlabel::text) from pg_enum e where e.enumtypid = t.oid) as labels from pg_type t`)
  const tables = await client.query<{ id: number; name: string; required: number[] }>(`
    select c.oid::int as id, c.relname as name, coalesce(array_agg(a.attnum::int) filter (where a.attnotnull or d.attname is not null), '{}') as required
    from pg_class c join pg_attribute a on a.attrelid = c.oid
      left join pg_attribute d on d.attrelid = c.oid and d.attname = '_status'
    where c.relkind in ('r', 'p', 'v', 'm') group by c.oid`)
  return {
    types: new Map(types.rows.map(({ id, ...type }) => [id, type])),
    tables: new Map(tables.rows.map(({ id, name, required }) => [id, { name, required: new Set(required) }])),
  }
}

import type { Client } from 'pg'

/** Every column, constraint, index, function, trigger and type of the public schema as PostgreSQL writes it, one a line, sorted. */
export const describeSchema = async (client: Client): Promise<string[]> => {
  const { rows } = await client.query<{ line: string }>(`
    select line from (
      select format('column %s.%s %s %s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
          case when a.attnotnull then 'not null' end, pg_get_expr(d.adbin, d.adrelid)) as line
        from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
        left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
        where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
      union all select format('constraint %s %s %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select 'index ' || indexdef from pg_indexes where schemaname = 'public'
      union all select 'function ' || pg_get_functiondef(p.oid) from pg_proc p
        where pronamespace = 'public'::regnamespace and prokind = 'f'
          and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
      union all select 'trigger ' || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
      union all select format('type %s %s', t.typname, string_agg(e.enumlabel, ', ' order by e.enumsortorder))
        from pg_type t join pg_enum e on e.enumtypid = t.oid group by t.typname
    ) described order by line`)
  return rows.map(({ line }) => line)
}

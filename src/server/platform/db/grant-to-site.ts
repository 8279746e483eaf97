import { query } from './pool'

const SCHEMAS = ['public', 'graphile_worker']

/**
 * Gives a role rights on the data of every table, present and to come, and none on the tables themselves. Run by their owner
 * after each migration: a table of the job queue answers nobody but its owner until it has a policy.
 */
export const grantToSite = async (role: string): Promise<void> => {
  for (const schema of SCHEMAS) {
    for (const template of GRANTS) await execute(template, schema, role)
  }
  for (const name of await thereOf(ONLY_ADDED_TO)) await execute('revoke update, delete on %1$s from %2$I', name, role)
  for (const name of await thereOf(ONLY_READ))
    await execute('revoke insert, update, delete on %1$s from %2$I', name, role)
  const guarded = await query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and c.relrowsecurity
       and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'site')`,
    [SCHEMAS],
  )
  for (const { schema, name } of guarded) {
    await execute('create policy site on %I.%I to %I using (true) with check (true)', schema, name, role)
  }
}

/** Ledgers: a line once written is neither changed nor removed. */
const ONLY_ADDED_TO = ['public.credit_accounts', 'public.credit_entries', 'public.invoices']

/** What triggers of the owner write, and nothing else. */
const ONLY_READ = ['public.invoice_counters']

/** Of these tables, those that the schema has by now. */
const thereOf = async (names: string[]): Promise<string[]> =>
  (
    await query<{ name: string }>('select name from unnest($1::text[]) as name where to_regclass(name) is not null', [
      names,
    ])
  ).map(({ name }) => name)

const GRANTS = [
  'grant usage on schema %1$I to %2$I',
  'grant select, insert, update, delete on all tables in schema %1$I to %2$I',
  'grant usage, select on all sequences in schema %1$I to %2$I',
  'grant execute on all routines in schema %1$I to %2$I',
  'alter default privileges in schema %1$I grant select, insert, update, delete on tables to %2$I',
  'alter default privileges in schema %1$I grant usage, select on sequences to %2$I',
  'alter default privileges in schema %1$I grant execute on routines to %2$I',
]

/** One statement whose names PostgreSQL quotes itself. */
const execute = async (template: string, ...names: string[]): Promise<void> => {
  const [row] = await query<{ statement: string }>('select format($1, variadic $2::text[]) as statement', [
    template,
    names,
  ])
  await query(row?.statement ?? '')
}

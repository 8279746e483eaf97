import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { siteDatabaseUrl, testDatabaseUrl } from '../../../../tests/integration/setup'
import { startProcess } from '../../../../tests/integration/start-process'
import { startWebProcess } from '../../../../tests/integration/start-web-process'
import { sendJson } from '../../../../tests/seats/send-json'
import { withClient } from './probe'
import { separateRoles } from './separate-roles'
import { startPostgres } from './start-postgres'

const rowsOf = (url: string, text: string) =>
  withClient(url, async (client) => (await client.query<Record<string, unknown>>(text)).rows)
const asSite = (text: string) => rowsOf(siteDatabaseUrl(), text)

describe('the role that web and worker run as', () => {
  it('is an ordinary one, and owns nothing', async () => {
    const [role] = await asSite(`
      select rolsuper or rolcreatedb or rolcreaterole or rolreplication or rolbypassrls as is_special,
        (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = current_user`)
    expect(role).toEqual({ is_special: false, owned: 0 })
  })

  it.each([
    ['create a role', 'create role more superuser'],
    ['read the passwords of roles', 'select * from pg_authid'],
    ['drop a table', 'drop table reservations'],
    ['empty a table', 'truncate roster_views'],
    ['change a table', 'alter table users add column more int'],
    ['take a guard away', 'alter table departures drop constraint departures_seats_within_capacity'],
    ['add a table', 'create table more (n int)'],
    ['replace a function', 'drop function follow_hit_rows()'],
    ['read files of the server', `select pg_read_file('PG_VERSION')`],
    ['run programs', `copy departures to program 'cat'`],
    ['create a database', 'create database more'],
    ['change a line of the ledger', 'update credit_entries set amount_cents = 1'],
    ['remove a line of the ledger', 'delete from credit_entries'],
    ['change an account of the ledger', 'update credit_accounts set expires_on = now()'],
    ['change an invoice', 'update invoices set amount_cents = 1'],
    ['remove an invoice', 'delete from invoices'],
    ['write a number of invoices', `insert into invoice_counters (series, year) values ('F', 2099)`],
    ['change a number of invoices', 'update invoice_counters set last = 0'],
  ])('cannot %s', async (_what, statement) => {
    await expect(asSite(statement)).rejects.toMatchObject({ code: '42501' })
  })

  it('reads and writes the rows of every table but the ledger and the invoices', async () => {
    const forbidden = await asSite(`
      select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'graphile_worker') and c.relkind in ('r', 'p') and c.relname not in ('credit_accounts', 'credit_entries', 'invoices', 'invoice_counters') and not (
        has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
        and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete')
        and (not c.relrowsecurity or exists (select from pg_policy p where p.polrelid = c.oid)))`)
    expect(forbidden).toEqual([])
  })

  it('is enough for a worker to take a job, and for a web process to answer a sign-up', async () => {
    const environment = { DATABASE_URL: siteDatabaseUrl(), LOG_LEVEL: 'info' }
    const web = await startWebProcess(environment)
    const email = `${crypto.randomUUID()}@lagopede.test`
    const body = { email, password: 'mélèze et neige', first_name: 'Inès', last_name: 'Rey' }
    const { status } = await sendJson({ url: `${web.url}/api/v1/auth/signup`, token: '', body })
    expect(status).toBe(201)
    const worker = await startProcess({ entry: 'src/server/compose/worker.ts', until: /ready/, environment })
    const jobs = () => rowsOf(testDatabaseUrl(), 'select id from graphile_worker.jobs')
    await expect.poll(jobs, { timeout: 60_000 }).toEqual([])
    await Promise.all([web.kill(), worker.kill()])
  })
})

describe('a server that an earlier version made', () => {
  it('hands over all that its superuser had made, and loses none of it', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'lagopede-roles-'))
    const { adminUrl, ownerUrl, url, stop } = await startPostgres({ directory, throwaway: true })
    const asAdmin = (text: string) => rowsOf(adminUrl, text)
    await asAdmin(`
      create extension pg_trgm;
      create schema graphile_worker;
      create type mood as enum ('calm');
      create table graphile_worker.kept (id serial primary key, other int generated always as identity, mood mood);
      create sequence alone;
      create view seen as select * from graphile_worker.kept;
      create function one() returns int language sql as 'select 1';
      create text search dictionary stem (template = snowball, language = french);
      create text search configuration words (copy = french);
      create statistics pairs on id, other from graphile_worker.kept;
      insert into graphile_worker.kept (mood) values ('calm')`)
    const passwords = { ownerPassword: new URL(ownerUrl).password, sitePassword: new URL(url).password }
    await Promise.all([1, 2].map(() => separateRoles({ url: adminUrl, passwords })))
    const left = await asAdmin(`
      select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where nspname in ('public', 'graphile_worker') and relowner = 'lagopede'::regrole
      union all select oid::regtype::text from pg_type where typname = 'mood' and typowner = 'lagopede'::regrole
      union all select proname from pg_proc where proname = 'one' and proowner = 'lagopede'::regrole
      union all select dictname from pg_ts_dict where dictname = 'stem' and dictowner = 'lagopede'::regrole
      union all select cfgname from pg_ts_config where cfgname = 'words' and cfgowner = 'lagopede'::regrole
      union all select stxname from pg_statistic_ext where stxowner = 'lagopede'::regrole
      union all select nspname from pg_namespace where nspname = 'graphile_worker' and nspowner = 'lagopede'::regrole`)
    expect(left).toEqual([])
    expect(await rowsOf(ownerUrl, 'select mood from seen')).toEqual([{ mood: 'calm' }])
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })

  it('takes its log and its passwords from other users', async () => {
    const directory = mkdtempSync(path.join(tmpdir(), 'lagopede-modes-'))
    const files = ['postgres.log', 'connection.json'].map((name) => path.join(directory, name))
    for (const file of files) writeFileSync(file, '', { mode: 0o644 })
    const { stop } = await startPostgres({ directory, throwaway: true })
    expect(files.map((file) => statSync(file).mode & 0o777)).toEqual([0o600, 0o600])
    await stop()
    rmSync(directory, { recursive: true, force: true })
  })
})

import { vi } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { withClient } from '@/server/platform/postgres/probe'
import { testDatabaseUrl } from './setup'

/**
 * Gives the test's database a clock that can be set: `now()` and `clock_timestamp()` of every statement say the instant it was
 * set to. Called before anything connects, for a connection finds its functions once.
 */
export const openDatabaseClock = (): Promise<void> =>
  withClient(testDatabaseUrl(), async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name')
    const name = client.escapeIdentifier(rows[0]?.name ?? '')
    await client.query(`
      create schema set_clock;
      create table set_clock.instant (at timestamptz not null);
      create function set_clock.now() returns timestamptz language sql stable
        as $$ select coalesce((select at from set_clock.instant), pg_catalog.now()) $$;
      create function set_clock.clock_timestamp() returns timestamptz language sql volatile
        as $$ select coalesce((select at from set_clock.instant), pg_catalog.clock_timestamp()) $$;
      grant usage on schema set_clock to public;
      grant select, insert, delete on set_clock.instant to public;
      alter database ${name} set search_path = set_clock, pg_catalog, public`)
  })

/** From now on it is that instant, for the database and for this process. */
export const setClocks = async (instant: string): Promise<void> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
  await query('delete from set_clock.instant')
  await query('insert into set_clock.instant values ($1)', [instant])
}

import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'

type Migration = { name: string; up: (args: MigrateUpArgs) => Promise<void> }

/** The same migration without the limits of a request: an index on what a million people left takes longer than any answer may. */
export const unhurried = <Step extends Migration>(migration: Step): Step => ({
  ...migration,
  up: async (args: MigrateUpArgs) => {
    await args.db.execute(sql`set local statement_timeout = 0`)
    await migration.up(args)
  },
})

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The rows on which a task failed: the other rows go on, and each of these is tried again at its hour, until somebody gives it up. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table set_aside_rows (
      task text not null,
      step text not null,
      row_id text not null,
      attempts integer not null default 1,
      error text not null,
      first_failed_at timestamptz not null default now(),
      failed_at timestamptz not null default now(),
      retry_at timestamptz not null,
      told_at timestamptz,
      given_up_at timestamptz,
      given_up_by integer references users on delete set null,
      primary key (task, step, row_id)
    );
    create index on set_aside_rows (given_up_by);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table set_aside_rows`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the team was told of jobs: one that failed for good (`job:12`), or jobs that stand still (`standstill`), once each. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table job_alerts (
      subject text primary key,
      told_at timestamptz not null default now()
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table job_alerts`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The addresses that a mail server refused for good, until one of our mails arrives there again; jobs of the clock that are no more. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table refused_addresses (
      address text primary key,
      reply_code integer not null,
      template text not null,
      refusals integer not null default 1,
      first_refused_at timestamptz not null default now(),
      last_refused_at timestamptz not null default now()
    );

    do $$ begin
      if to_regclass('graphile_worker._private_jobs') is not null then
        perform graphile_worker.remove_job('free_abandoned_jobs');
      end if;
    end $$;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table refused_addresses`)
}

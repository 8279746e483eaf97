import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The agency's own campaigns, each with the code of its links, and how far those came who arrived by one: sums by day as all
 * others, `other` for codes that are no campaign's. A mark of the day may say by which campaign it came.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table campaigns (
      id serial primary key,
      code text not null unique check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(code) between 2 and 40),
      name text not null check (length(name) between 1 and 400),
      path text not null check (path like '/%' and length(path) <= 300),
      created_at timestamptz not null default now(),
      ended_at timestamptz
    );
    alter table audience_counts drop constraint audience_counts_measure_check;
    alter table audience_counts add constraint audience_counts_measure_check
      check (measure in ('view', 'visitors', 'missing', 'search', 'campaign'));
    alter table audience_marks drop constraint audience_marks_step_check;
    alter table audience_marks add constraint audience_marks_step_check
      check (step ~ '^((\\d+|other) )?(site|catalogue|product|booking)$');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from audience_marks where step like '% %';
    alter table audience_marks drop constraint audience_marks_step_check;
    alter table audience_marks add constraint audience_marks_step_check
      check (step in ('site', 'catalogue', 'product', 'booking'));
    delete from audience_counts where measure = 'campaign';
    alter table audience_counts drop constraint audience_counts_measure_check;
    alter table audience_counts add constraint audience_counts_measure_check
      check (measure in ('view', 'visitors', 'missing', 'search'));
    drop table campaigns;
  `)
}

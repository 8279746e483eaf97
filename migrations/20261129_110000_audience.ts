import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The counter of the audience: sums by day, and, for the day alone, what tells its visitors from each other. Marks cannot be
 * compared across days, for each day has its own salt, and both are deleted with it.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table audience_salts (
      day date primary key,
      salt bytea not null check (length(salt) = 32)
    );
    create table audience_marks (
      day date not null,
      step text not null check (step in ('site', 'catalogue', 'product', 'booking')),
      mark bytea not null,
      primary key (day, step, mark)
    );
    create table audience_counts (
      day date not null,
      measure text not null check (measure in ('view', 'visitors', 'missing', 'search')),
      subject text not null check (length(subject) <= 500),
      detail text not null check (length(detail) <= 500),
      times bigint not null check (times > 0),
      primary key (day, measure, subject, detail)
    );
    create table audience_vitals (
      day date not null,
      template text not null,
      vital text not null check (vital in ('lcp', 'inp', 'cls', 'ttfb')),
      value integer not null check (value >= 0),
      times bigint not null check (times > 0),
      primary key (day, template, vital, value)
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table audience_salts;
    drop table audience_marks;
    drop table audience_counts;
    drop table audience_vitals;
  `)
}

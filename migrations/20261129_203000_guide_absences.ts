import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The days on which a guide is not available, and the departures that a guide leads in spite of them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guide_absences (
      id serial primary key,
      guide_id integer not null references guides (id) on delete cascade,
      first_day date not null,
      last_day date not null check (last_day >= first_day),
      note text not null check (length(note) <= 200),
      author_id integer references users (id) on delete set null,
      created_at timestamptz not null default now(),
      exclude using gist (int4range(guide_id, guide_id, '[]') with &&, daterange(first_day, last_day, '[]') with &&)
    );
    create index guide_absences_guide on guide_absences (guide_id, last_day);
    create index guide_absences_author on guide_absences (author_id);
    alter table guide_overrides alter column other_id drop not null;
    alter table guide_overrides add column absence_id integer references guide_absences (id) on delete cascade;
    alter table guide_overrides add constraint guide_overrides_one_obstacle check (num_nonnulls(other_id, absence_id) = 1);
    create index guide_overrides_absence on guide_overrides (absence_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from guide_overrides where absence_id is not null;
    alter table guide_overrides drop column absence_id;
    alter table guide_overrides alter column other_id set not null;
    drop table guide_absences;
  `)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What guides propose for their pages, one at a time, and what was decided. And which trips were typed two levels or more
 * from what their programmes ask, by the rule of today (`src/domain/trip-demand.ts`): each save says it from now on.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guide_proposals (
      id serial primary key,
      guide_id integer not null references guides (id) on delete cascade,
      author_id integer references users (id) on delete set null,
      content jsonb not null,
      revision integer not null default 1,
      state text not null default 'pending' check (state in ('pending', 'approved', 'refused')),
      word text check (state <> 'refused' or word is not null),
      sent_at timestamptz not null default now(),
      decided_by_id integer references users (id) on delete set null,
      decided_at timestamptz check ((decided_at is null) = (state = 'pending'))
    );
    create unique index guide_proposals_pending on guide_proposals (guide_id) where state = 'pending';
    create index guide_proposals_decided on guide_proposals (guide_id, decided_at desc) where state <> 'pending';
  `)
  await noteFarLevels({ db, trips: 'expeditions', days: 'expeditions_days', stages: 'expeditions_stages', prefix: '' })
  await noteFarLevels({
    db,
    trips: '_expeditions_v',
    days: '_expeditions_v_version_days',
    stages: '_expeditions_v_version_stages',
    prefix: 'version_',
  })
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table guide_proposals`)
}

type Tables = { db: MigrateUpArgs['db']; trips: string; days: string; stages: string; prefix: string }

const noteFarLevels = ({ db, trips, days, stages, prefix }: Tables) =>
  db.execute(
    sql.raw(/* sql */ `
    update ${trips} t set ${prefix}level_to_review = true
    from (
      select _parent_id as id, max(greatest(
        (select count(*) from unnest(array[1.5, 3.25, 5.25, 6.25, 8.25]) bound where hours >= bound),
        (select count(*) from unnest(array[100, 300, 600, 900, 1400]) bound where ascent_m >= bound))) as asked
      from ${days} where hours is not null or ascent_m is not null group by _parent_id) programme
    left join (
      select _parent_id as id, (select count(*) from unnest(array[2000, 2500, 3200, 4000, 5000]) bound
        where max(elevation_m) >= bound) as asked
      from ${stages} where elevation_m is not null group by _parent_id) height on height.id = programme.id
    where t.id = programme.id and abs(t.${prefix}level - greatest(programme.asked, coalesce(height.asked, 0))) >= 2`),
  )

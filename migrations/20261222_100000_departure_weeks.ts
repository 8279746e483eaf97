import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const WEEKS_OF_CARDS = sql`
  select d.expedition_id as id, array_agg(distinct (d.first_day - date '2024-01-01') / 7) as weeks
  from departures d
  where d.status <> 'canceled' and d.open_seats > 0 and d.last_day - d.first_day <= 14
    and d.first_day >= (now() at time zone 'Europe/Paris')::date
  group by 1`

/** The functions of the triggers, whose bits have a card's weeks or not. */
const functions = ({ weeks }: { weeks: boolean }) => sql`
  create or replace function follow_hit_bits(ids integer[]) returns void language plpgsql as $$
  begin
    if cardinality(ids) = 0 then return; end if;
    -- Two changes to the cards of one row of bits: the second begins from what the first leaves.
    perform pg_advisory_xact_lock(7474, segment)
    from (select distinct id >> 12 as segment from unnest(ids) id order by 1) locked;

    with given as materialized (
      select id, id >> 12 as segment, set_bit(0::bit(4096), id & 4095, 1) as bit from unnest(ids) id
    ),
    given_bits as (select segment, bit_or(bit) as bits from given group by segment),
    present as (
      select g.segment, v.facet, v.value, bit_or(g.bit) as bits
      from given g join hit_rows r on r.id = g.id join hit_shapes s on s.id = r.shape, lateral (
        select 'countries' as facet, unnest(s.countries) as value
        union all select 'categories', unnest(s.categories)
        union all select 'activities', unnest(s.activities)
        ${weeks ? sql`union all select 'weeks', unnest(r.weeks)::text` : sql``}
        union all values ('all', ''), ('first_country', s.countries[1]), ('types', (r.kind / 100)::text),
          ('levels', (r.kind / 10 % 10)::text), ('eco', (r.kind % 10)::text), ('durations', r.duration_days::text),
          -- By 100 euros: a search looks up the cards of a part of a hundred.
          ('hundreds', (r.price_cents / 10000)::text)
      ) v
      where v.value is not null group by 1, 2, 3
    )
    insert into hit_bits (segment, facet, value, bits)
    select g.segment, facet, value, coalesce(b.bits & ~ g.bits, 0::bit(4096)) | coalesce(p.bits, 0::bit(4096))
    from (select * from hit_bits where segment in (select segment from given_bits)) b
    full join present p using (segment, facet, value)
    join given_bits g using (segment)
    on conflict (segment, facet, value) do update set bits = excluded.bits where hit_bits.bits <> excluded.bits;
  end $$;

  create or replace function follow_hit_rows() returns trigger language plpgsql as $$
  begin
    case tg_op
      when 'INSERT' then perform follow_hit_bits(array(select id from new_rows));
      when 'DELETE' then perform follow_hit_bits(array(select id from old_rows));
      else perform follow_hit_bits(array(
        select n.id from new_rows n join old_rows o on o.id = n.id
        where (n.shape, n.kind, n.duration_days, n.price_cents${weeks ? sql`, n.weeks` : sql``})
          <> (o.shape, o.kind, o.duration_days, o.price_cents${weeks ? sql`, o.weeks` : sql``})));
    end case;
    return null;
  end $$;
`

/**
 * The weeks in which a trip has places are bits as well: half a year of dates is an OR of its weeks, where all its departures were gone
 * through. What lies at its two ends, and the departures longer than two weeks, are looked up as before.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table hit_rows add column weeks smallint[] not null default '{}';
    create index departures_long on departures (first_day) include (last_day, open_seats, expedition_id)
      where status <> 'canceled' and last_day - first_day > 14;
    ${functions({ weeks: true })}
    -- A search by dates may come before the cards are built anew: they know their weeks from here on.
    update hit_rows r set weeks = w.weeks from (${WEEKS_OF_CARDS}) w where w.id = r.id;
    analyze hit_bits;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    ${functions({ weeks: false })}
    delete from hit_bits where facet = 'weeks';
    drop index departures_long;
    alter table hit_rows drop column weeks;
  `)
}

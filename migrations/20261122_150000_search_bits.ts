import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The values that searches filter by and count, each with the cards that have it as bits, 4,096 cards a row: a count is
 * an AND of bits instead of a pass over the cards. The bits follow `hit_rows` by triggers, whoever writes there. The
 * words move there too: a search then reads narrow rows alone until it knows its twelve cards.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    -- Numbers and words of letters and figures as other words: « été2027 » is found without its accents.
    alter text search configuration search_french
      alter mapping for numword, numhword, hword_numpart with unaccent, search_stem;

    alter table hit_rows add column words tsvector not null default '';
    update hit_rows r set words = strip(h.words) from expedition_hits h where h.id = r.id;
    alter table expedition_hits drop column words;
    create index hit_rows_words on hit_rows using gin (words);
    -- Numbers to bits, by 64: without them PostgreSQL expects far more groups than there are, and no part for a second process.
    create statistics departures_places on (expedition_id >> 6) from departures;
    create statistics hit_rows_places on (id >> 6) from hit_rows;
    -- The worker builds the cards of an earlier day anew when it starts.
    update expedition_hits set built_on = date '2000-01-01';

    create table hit_bits (
      segment integer not null,
      facet text not null,
      value text not null,
      bits bit(4096) not null,
      primary key (segment, facet, value)
    ) with (fillfactor = 70);

    create function follow_hit_bits(ids integer[]) returns void language plpgsql as $$
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

    create function follow_hit_rows() returns trigger language plpgsql as $$
    begin
      case tg_op
        when 'INSERT' then perform follow_hit_bits(array(select id from new_rows));
        when 'DELETE' then perform follow_hit_bits(array(select id from old_rows));
        else perform follow_hit_bits(array(
          select n.id from new_rows n join old_rows o on o.id = n.id
          where (n.shape, n.kind, n.duration_days, n.price_cents) <> (o.shape, o.kind, o.duration_days, o.price_cents)));
      end case;
      return null;
    end $$;
    create trigger hit_rows_inserted after insert on hit_rows referencing new table as new_rows
      for each statement execute function follow_hit_rows();
    create trigger hit_rows_updated after update on hit_rows referencing old table as old_rows new table as new_rows
      for each statement execute function follow_hit_rows();
    create trigger hit_rows_deleted after delete on hit_rows referencing old table as old_rows
      for each statement execute function follow_hit_rows();

    create function follow_hit_shapes() returns trigger language plpgsql as $$
    declare
      changed integer[] := array(
        select n.id from new_shapes n join old_shapes o on o.id = n.id where n.categories <> o.categories);
    begin
      if cardinality(changed) = 0 then return null; end if;
      perform follow_hit_bits(cards.ids) from (
        select array_agg(id) as ids from hit_rows where shape = any(changed) group by id >> 12 order by id >> 12) cards;
      return null;
    end $$;
    create trigger hit_shapes_updated after update on hit_shapes
      referencing old table as old_shapes new table as new_shapes
      for each statement execute function follow_hit_shapes();

    select follow_hit_bits(array_agg(id)) from hit_rows group by id >> 12;
    analyze hit_bits;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger hit_shapes_updated on hit_shapes;
    drop trigger hit_rows_deleted on hit_rows;
    drop trigger hit_rows_updated on hit_rows;
    drop trigger hit_rows_inserted on hit_rows;
    drop function follow_hit_shapes, follow_hit_rows, follow_hit_bits;
    drop table hit_bits;
    drop statistics departures_places, hit_rows_places;
    alter table expedition_hits add column words tsvector not null default '';
    update expedition_hits h set words = r.words from hit_rows r where r.id = h.id;
    create index expedition_hits_words on expedition_hits using gin (words);
    alter table hit_rows drop column words;
    alter text search configuration search_french alter mapping for numword, numhword, hword_numpart with simple;
  `)
}

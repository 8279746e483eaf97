-- Keeps the sets of bits that searches count, after each change of a card.

create or replace function follow_hit_bits(ids integer[]) returns void
    language plpgsql
    as $$
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
        union all select 'weeks', unnest(r.weeks)::text
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

create or replace function follow_hit_rows() returns trigger
    language plpgsql
    as $$
  begin
    case tg_op
      when 'INSERT' then perform follow_hit_bits(array(select id from new_rows));
      when 'DELETE' then perform follow_hit_bits(array(select id from old_rows));
      else perform follow_hit_bits(array(
        select n.id from new_rows n join old_rows o on o.id = n.id
        where (n.shape, n.kind, n.duration_days, n.price_cents, n.weeks)
          <> (o.shape, o.kind, o.duration_days, o.price_cents, o.weeks)));
    end case;
    return null;
  end $$;

create or replace function follow_hit_shapes() returns trigger
    language plpgsql
    as $$
    declare
      changed integer[] := array(
        select n.id from new_shapes n join old_shapes o on o.id = n.id where n.categories <> o.categories);
    begin
      if cardinality(changed) = 0 then return null; end if;
      perform follow_hit_bits(cards.ids) from (
        select array_agg(id) as ids from hit_rows where shape = any(changed) group by id >> 12 order by id >> 12) cards;
      return null;
    end $$;

create or replace trigger hit_rows_deleted after delete on hit_rows referencing old table as old_rows
  for each statement execute function follow_hit_rows();

create or replace trigger hit_rows_inserted after insert on hit_rows referencing new table as new_rows
  for each statement execute function follow_hit_rows();

create or replace trigger hit_rows_updated after update on hit_rows referencing old table as old_rows new table as new_rows
  for each statement execute function follow_hit_rows();

create or replace trigger hit_shapes_updated after update on hit_shapes referencing old table as old_shapes new table as new_shapes
  for each statement execute function follow_hit_shapes();

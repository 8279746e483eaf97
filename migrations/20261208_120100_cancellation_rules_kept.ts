import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The table by which everything was sold until now is version 1, and the one of every reservation that stands. A published version is
 * never changed or removed; each reservation keeps the one it was ordered under, whoever writes its row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table cancellation_rules add constraint cancellation_rules_version_form check (version ~ '^[0-9a-z][0-9a-z.-]{0,19}$'),
      add constraint cancellation_rules_frozen
        check (status <> 'published' or (frozen is not null and jsonb_typeof(frozen) = 'array'));
    create trigger cancellation_rules_are_kept before update or delete on cancellation_rules
      for each row when (old.status = 'published') execute function refuse_rewriting();

    insert into cancellation_rules (version, effective_on, status, is_default, frozen)
    values ('1', '2018-01-01T12:00:00Z', 'published', true, '[{"days_before": 30, "refund_percent": 100},
      {"days_before": 14, "refund_percent": 70}, {"days_before": 0, "refund_percent": 0}]');
    insert into cancellation_rules_steps (_order, _parent_id, id, days_before, refund_percent)
    select s.rank, c.id, 'cancellation-1-' || s.rank, (s.step ->> 'days_before')::int, (s.step ->> 'refund_percent')::int
    from cancellation_rules c, jsonb_array_elements(c.frozen) with ordinality as s (step, rank);

    -- The table that a trip is sold under today in Paris: its own, or the agency's last one.
    create function cancellation_table(expedition integer) returns jsonb language sql stable as $$
      select jsonb_build_object('version', c.version, 'steps', c.frozen)
      from cancellation_rules c left join expeditions e on e.id = expedition
      where c.status = 'published' and (c.is_default or c.id = e.cancellation_rule_id)
        and (c.effective_on at time zone 'Europe/Paris')::date <= (now() at time zone 'Europe/Paris')::date
      order by c.id = e.cancellation_rule_id desc nulls last, (c.effective_on at time zone 'Europe/Paris')::date desc, c.id desc
      limit 1
    $$;

    -- A contract that is written without a table has the one of its day, and one that has a table never loses it.
    create function keep_cancellation_table() returns trigger language plpgsql as $$
    begin
      new.contract := coalesce(new.contract, '{}') || jsonb_build_object('cancellation', coalesce(
        case when tg_op = 'UPDATE' then old.contract -> 'cancellation' else new.contract -> 'cancellation' end,
        (select cancellation_table(d.expedition_id) from departures d where d.id = new.departure_id)));
      return new;
    end
    $$;

    update reservations set contract = coalesce(contract, '{}') || jsonb_build_object('cancellation',
      (select jsonb_build_object('version', c.version, 'steps', c.frozen) from cancellation_rules c where c.version = '1'));
    create trigger reservations_keep_cancellation_table before insert or update of contract on reservations
      for each row execute function keep_cancellation_table();
    update reservations set refund_ceiling = 100 where refund_ceiling is null;
    alter table reservations alter column refund_ceiling set not null,
      add constraint reservations_have_cancellation_table
        check (coalesce(jsonb_typeof(contract -> 'cancellation' -> 'steps'), '') = 'array'),
      add constraint reservations_refund_ceiling check (refund_ceiling between 0 and 100),
      add constraint reservations_savings check (savings_cents >= 0);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    alter table reservations drop constraint reservations_have_cancellation_table, drop constraint reservations_refund_ceiling,
      drop constraint reservations_savings, alter column refund_ceiling drop not null;
    drop trigger reservations_keep_cancellation_table on reservations;
    drop function keep_cancellation_table();
    drop function cancellation_table(integer);
    update reservations set contract = nullif(contract - 'cancellation', '{}');
    drop trigger cancellation_rules_are_kept on cancellation_rules;
    delete from cancellation_rules;
    alter table cancellation_rules drop constraint cancellation_rules_version_form, drop constraint cancellation_rules_frozen;
  `)
}

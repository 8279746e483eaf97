-- A booking keeps the cancellation fees that were in force when it was made.

create or replace function cancellation_table(expedition integer) returns jsonb
    language sql stable
    as $$
      select jsonb_build_object('version', c.version, 'steps', c.frozen)
      from cancellation_rules c left join expeditions e on e.id = expedition
      where c.status = 'published' and (c.is_default or c.id = e.cancellation_rule_id)
        and (c.effective_on at time zone 'Europe/Paris')::date <= (now() at time zone 'Europe/Paris')::date
      order by c.id = e.cancellation_rule_id desc nulls last, (c.effective_on at time zone 'Europe/Paris')::date desc, c.id desc
      limit 1
    $$;

create or replace function keep_cancellation_table() returns trigger
    language plpgsql
    as $$
    begin
      new.contract := coalesce(new.contract, '{}') || jsonb_build_object('cancellation', coalesce(
        case when tg_op = 'UPDATE' then old.contract -> 'cancellation' else new.contract -> 'cancellation' end,
        (select cancellation_table(d.expedition_id) from departures d where d.id = new.departure_id)));
      return new;
    end
    $$;

create or replace trigger cancellation_rules_are_kept before delete or update on cancellation_rules
  for each row when ((old.status = 'published'::enum_cancellation_rules_status)) execute function refuse_rewriting();

create or replace trigger reservations_keep_cancellation_table before insert or update of contract on reservations
  for each row execute function keep_cancellation_table();

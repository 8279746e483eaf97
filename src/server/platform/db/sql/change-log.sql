-- Writes into the change log what changed in the columns that a trigger names, and who changed it.

create or replace function log_change() returns trigger
    language plpgsql security definer
    set search_path to 'public', 'pg_temp'
    as $$
    declare
      told constant text[] := string_to_array(tg_argv[0], ' ');
      was constant jsonb := jsonb_strip_nulls(to_jsonb(old));
      becomes constant jsonb := jsonb_strip_nulls(to_jsonb(new));
      known constant jsonb := coalesce(becomes, was);
      before_values jsonb;
      after_values jsonb;
    begin
      select jsonb_object_agg(name, was -> name), jsonb_object_agg(name, becomes -> name) into before_values, after_values
        from unnest(told) name where (was -> name) is distinct from (becomes -> name);
      if before_values is null then return null; end if;
      insert into change_log (kind, row_id, name, action, author_id, before, after) values (
        tg_table_name::enum_change_log_kind,
        (known ->> 'id')::int,
        coalesce(case tg_table_name
          when 'departures' then known ->> 'title'
          when 'reservations' then known ->> 'number'
          when 'payments' then (select number from reservations where id = (known ->> 'reservation_id')::int)
        end, 'n° ' || (known ->> 'id')),
        (case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end)::enum_change_log_action,
        nullif(current_setting('lagopede.author', true), '')::int,
        case tg_op when 'INSERT' then null else before_values end,
        case tg_op when 'DELETE' then null else after_values end);
      return null;
    end $$;

create or replace trigger change_log_is_kept before update on change_log
  for each row execute function refuse_rewriting();

create or replace trigger change_log_is_kept_for_years before delete on change_log
  for each row when ((old.created_at > (now() - '10 years'::interval))) execute function refuse_rewriting();

create or replace trigger departures_tell_changes after insert or delete or update of expedition_id, departure_start, departure_end, capacity, price_cents, reduction_until, status, guide_id on departures
  for each row execute function log_change('expedition_id departure_start departure_end capacity price_cents reduction_until status guide_id');

create or replace trigger payments_tell_changes after insert or delete or update on payments
  for each row execute function log_change('reservation_id kind method amount_cents received_at');

create or replace trigger reservations_tell_changes after insert or delete or update of departure_id, travelers_count, unit_price_cents, total_cents, deposit_cents, balance_due_on, status, cancellation_fee_cents on reservations
  for each row execute function log_change('departure_id travelers_count unit_price_cents total_cents deposit_cents balance_due_on status source cancellation_fee_cents');

create or replace trigger users_tell_changed_role after update of role on users
  for each row when ((old.role <> new.role)) execute function log_change('role');

create or replace trigger users_tell_lost_role after delete on users
  for each row when ((old.role <> 'customer'::enum_users_role)) execute function log_change('role');

create or replace trigger users_tell_new_role after insert on users
  for each row when ((new.role <> 'customer'::enum_users_role)) execute function log_change('role');

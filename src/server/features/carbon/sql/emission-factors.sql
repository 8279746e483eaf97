-- An emission factor begins today or later, and is never changed.

create or replace function emission_factors_begin_later() returns trigger
    language plpgsql
    as $$
    begin
      if new.effective_from < (now() at time zone 'Europe/Paris')::date then
        raise exception 'A factor begins on %, which has passed.', new.effective_from
          using errcode = 'check_violation', constraint = 'emission_factors_begin_later';
      end if;
      return new;
    end $$;

create or replace trigger emission_factors_are_kept before delete or update on emission_factors
  for each row execute function refuse_rewriting();

create or replace trigger emission_factors_are_not_emptied before truncate on emission_factors
  for each statement execute function refuse_rewriting();

create or replace trigger emission_factors_begin_later before insert on emission_factors
  for each row execute function emission_factors_begin_later();

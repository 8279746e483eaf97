-- Members of the team sign in with a second factor where the settings ask for it.

create or replace function is_second_factor_required() returns boolean
    language sql stable
    as $$select coalesce((select require_second_factor from site_settings limit 1), true)$$;

create or replace function second_factor_step(account integer, account_role text) returns text
    language plpgsql
    as $$
    begin
      if account_role = 'customer' then return null; end if;
      if exists (select from second_factors where user_id = account and confirmed_at is not null) then
        return 'code';
      end if;
      -- The lock has a sign-in and the change of the setting wait for one another.
      perform 1 from site_settings for share;
      return case when is_second_factor_required() then 'set_up' end;
    end $$;

create or replace function end_sessions_without_factor() returns trigger
    language plpgsql
    as $$
    begin
      delete from users_sessions s using users u
        where u.id = s._parent_id and u.role <> 'customer' and second_factor_step(u.id, u.role::text) = 'set_up';
      return null;
    end $$;

create or replace function refuse_session_without_factor() returns trigger
    language plpgsql
    as $$
    begin
      if second_factor_step(new._parent_id, (select role::text from users where id = new._parent_id)) = 'set_up' then
        return null;
      end if;
      return new;
    end $$;

create or replace trigger second_factors_gone after delete or update of confirmed_at on second_factors
  for each statement execute function end_sessions_without_factor();

create or replace trigger site_settings_second_factor after insert or update of require_second_factor on site_settings
  for each row when (new.require_second_factor) execute function end_sessions_without_factor();

create or replace trigger users_role_second_factor after update of role on users
  for each row when ((old.role is distinct from new.role)) execute function end_sessions_without_factor();

create or replace trigger users_sessions_second_factor before insert on users_sessions
  for each row execute function refuse_session_without_factor();

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The second factors of the team, beside Payload's users so that no call can read them, and the one rule of what an
 * account is asked before a session. The triggers end what is open, and keep out what would open, when the setting
 * obliges: whoever writes the row.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table second_factors (
      user_id integer primary key references users (id) on delete cascade,
      secret text,
      confirmed_at timestamptz,
      last_step bigint not null default 0,
      recovery_hashes text[] not null default '{}',
      next_secret text,
      next_drawn_at timestamptz,
      check ((secret is null) = (confirmed_at is null)),
      check ((next_secret is null) = (next_drawn_at is null))
    );

    -- Volatile: after waiting for a lock, a statement must see what was committed meanwhile.
    create function second_factor_step(account integer, account_role text) returns text language plpgsql volatile as $$
    begin
      if account_role = 'customer' then return null; end if;
      if exists (select from second_factors where user_id = account and confirmed_at is not null) then
        return 'code';
      end if;
      -- The lock has a sign-in and the change of the setting wait for one another.
      perform 1 from site_settings for share;
      return case when exists (select from site_settings where require_second_factor) then 'set_up' end;
    end $$;

    create function refuse_session_without_factor() returns trigger language plpgsql as $$
    begin
      if second_factor_step(new._parent_id, (select role::text from users where id = new._parent_id)) = 'set_up' then
        return null;
      end if;
      return new;
    end $$;
    create trigger users_sessions_second_factor before insert on users_sessions
      for each row execute function refuse_session_without_factor();

    create function end_sessions_without_factor() returns trigger language plpgsql as $$
    begin
      delete from users_sessions s using users u
        where u.id = s._parent_id and u.role <> 'customer' and second_factor_step(u.id, u.role::text) = 'set_up';
      return null;
    end $$;
    create trigger site_settings_second_factor after insert or update of require_second_factor on site_settings
      for each row when (new.require_second_factor) execute function end_sessions_without_factor();
    create trigger second_factors_gone after delete or update of confirmed_at on second_factors
      for each statement execute function end_sessions_without_factor();
    create trigger users_role_second_factor after update of role on users
      for each row when (old.role is distinct from new.role) execute function end_sessions_without_factor();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger users_role_second_factor on users;
    drop trigger site_settings_second_factor on site_settings;
    drop trigger users_sessions_second_factor on users_sessions;
    drop table second_factors;
    drop function end_sessions_without_factor;
    drop function refuse_session_without_factor;
    drop function second_factor_step;
  `)
}

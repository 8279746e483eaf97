import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The team needs a second factor unless the settings say otherwise, also before they are saved for the first time. A
 * database of the demonstration keeps its own choice: the password of its accounts is published.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table site_settings alter column require_second_factor set default true;

    create function is_second_factor_required() returns boolean language sql stable as
      'select coalesce((select require_second_factor from site_settings limit 1), true)';

    create or replace function second_factor_step(account integer, account_role text) returns text language plpgsql volatile as $$
    begin
      if account_role = 'customer' then return null; end if;
      if exists (select from second_factors where user_id = account and confirmed_at is not null) then
        return 'code';
      end if;
      -- The lock has a sign-in and the change of the setting wait for one another.
      perform 1 from site_settings for share;
      return case when is_second_factor_required() then 'set_up' end;
    end $$;

    update site_settings set require_second_factor = true
      where not exists (select from users where email = 'admin@lagopede.test');
    delete from users_sessions s using users u
      where u.id = s._parent_id and u.role <> 'customer' and second_factor_step(u.id, u.role::text) = 'set_up';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    create or replace function second_factor_step(account integer, account_role text) returns text language plpgsql volatile as $$
    begin
      if account_role = 'customer' then return null; end if;
      if exists (select from second_factors where user_id = account and confirmed_at is not null) then
        return 'code';
      end if;
      perform 1 from site_settings for share;
      return case when exists (select from site_settings where require_second_factor) then 'set_up' end;
    end $$;
    drop function is_second_factor_required;
    alter table site_settings alter column require_second_factor set default false;
  `)
}

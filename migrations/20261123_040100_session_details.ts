import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What a person's list of sessions shows of each, beside Payload's `users_sessions`. A save through Payload deletes the
 * rows of an account's sessions and writes them again within its transaction, so a foreign key would lose the details:
 * a trigger looks at the end of the transaction which sessions are really over. `device_marks` says since when the mark
 * of a known device is believed.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table session_details (
      session_id varchar primary key,
      opened_by text check (opened_by in ('password', 'google', 'facebook', 'link')),
      client_address text not null,
      device text not null,
      last_used_at timestamptz not null default now(),
      proved_at timestamptz
    );

    create function forget_session_details() returns trigger language plpgsql as $$
    begin
      delete from session_details d
      where d.session_id = old.id and not exists (select 1 from users_sessions s where s.id = old.id);
      return null;
    end $$;

    create constraint trigger users_sessions_forget_details after delete on users_sessions
      deferrable initially deferred for each row execute function forget_session_details();

    create table device_marks (
      user_id integer primary key references users (id) on delete cascade,
      known_since timestamptz not null
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table device_marks;
    drop trigger users_sessions_forget_details on users_sessions;
    drop function forget_session_details();
    drop table session_details;
  `)
}

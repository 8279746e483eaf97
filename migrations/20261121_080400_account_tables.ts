import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What accounts keep beside Payload's users: linked providers, reset links, rate limits, mails sent. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table user_identities (
      provider text not null check (provider in ('google', 'facebook')),
      subject text not null,
      user_id integer not null references users (id) on delete cascade,
      linked_at timestamptz not null default now(),
      primary key (provider, subject),
      unique (user_id, provider)
    );

    create table password_resets (
      token_hash text primary key,
      user_id integer not null references users (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index password_resets_user on password_resets (user_id);

    create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );
    create index rate_limits_expire on rate_limits (expire);

    create table sent_mails (
      message_id text primary key,
      sent_at timestamptz not null default now()
    );
    create index sent_mails_sent_at on sent_mails (sent_at);

    create unique index users_email_lower on users (lower(email));
    create index interests_active_of_user on interests (user_id) where is_active;
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index interests_active_of_user;
    drop index users_email_lower;
    drop table sent_mails;
    drop table rate_limits;
    drop table password_resets;
    drop table user_identities;
  `)
}

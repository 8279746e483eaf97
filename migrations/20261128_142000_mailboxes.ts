import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The rule of `src/domain/mailbox-of.ts`, for statements that count persons. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function mailbox_of(email text) returns text language sql immutable strict parallel safe as $$
      select case when part.domain in ('gmail.com', 'proton.me', 'protonmail.com', 'pm.me')
        then replace(part.name, '.', '') else part.name end || '@' || part.domain
      from (
        select coalesce(nullif(split_part(half.local, '+', 1), ''), half.local) as name,
          case half.domain when 'googlemail.com' then 'gmail.com' else half.domain end as domain
        from (
          select coalesce(substring(lower(btrim(email)) from '^(.*)@[^@]*$'), '') as local,
            substring(lower(btrim(email)) from '[^@]*$') as domain
        ) half
      ) part
    $$;
    create index users_mailbox_idx on users (mailbox_of(email));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index users_mailbox_idx;
    drop function mailbox_of;
  `)
}

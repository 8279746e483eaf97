import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What the agency answers, which nobody rewrites: it left by mail. It goes with the message. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table contact_replies (
      id serial primary key,
      message_id integer not null references contact_messages (id) on delete cascade,
      author_id integer references users (id) on delete set null,
      body text not null,
      created_at timestamptz not null default now()
    );
    create index contact_replies_message on contact_replies (message_id);
    create index contact_messages_body on contact_messages (md5(body));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index contact_messages_body;
    drop table contact_replies;
  `)
}

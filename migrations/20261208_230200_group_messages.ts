import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What was written to all travelers of a departure, which nobody rewrites: it left by mail. Each key of a form sends once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table group_messages (
      id serial primary key,
      departure_id integer not null references departures (id) on delete cascade,
      author_id integer references users (id) on delete set null,
      subject text not null,
      body text not null,
      recipients smallint not null check (recipients > 0),
      idempotency_key text not null unique,
      request_hash text not null,
      created_at timestamptz not null default now()
    );
    create index group_messages_departure on group_messages (departure_id);
    create index group_messages_author on group_messages (author_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table group_messages`)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which messages about a reservation left for who made it, and when: what a bank asks for when a payment is contested. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table reservation_mails (
      message_id text primary key,
      reservation_id integer not null references reservations (id) on delete cascade,
      template text not null check (length(template) between 1 and 60),
      subject text not null check (length(subject) between 1 and 998),
      sent_to text check (length(sent_to) between 3 and 320),
      sent_at timestamptz not null default now()
    );
    create index reservation_mails_reservation on reservation_mails (reservation_id, sent_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table reservation_mails`)
}

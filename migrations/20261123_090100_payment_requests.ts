import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Which presses of the payment form were written down: each is once, however often it arrives. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table payment_requests (
      key text primary key,
      reservation_id integer not null references reservations (id) on delete cascade,
      request_hash text not null,
      created_at timestamptz not null default now()
    );
    create index payment_requests_reservation on payment_requests (reservation_id);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table payment_requests;`)
}

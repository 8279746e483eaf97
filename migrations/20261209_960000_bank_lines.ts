import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What came to the agency's account, by the statements that it imports: each line once, by the bank's own name for it or a digest
 * of what it says. One that is applied has its payment; one that is not ours says why. How a bank writes its files is told once.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table bank_lines (
      id serial primary key,
      bank_key text not null unique,
      booked_on date not null,
      amount_cents integer not null check (amount_cents > 0),
      payer text not null check (length(payer) <= 140),
      words text not null check (length(words) <= 500),
      state text not null default 'open' check (state in ('open', 'applied', 'set_aside')),
      reservation_id integer references reservations (id),
      payment_id integer unique references payments (id),
      reason text check (length(reason) between 3 and 300),
      imported_at timestamptz not null default now(),
      imported_by integer references users (id) on delete set null,
      decided_at timestamptz,
      decided_by integer references users (id) on delete set null,
      constraint bank_lines_applied check ((state = 'applied') = (payment_id is not null)
        and (payment_id is null) = (reservation_id is null)),
      constraint bank_lines_set_aside check ((state = 'set_aside') = (reason is not null)),
      constraint bank_lines_decided check ((state = 'open') = (decided_at is null))
    );
    create index bank_lines_state on bank_lines (state, booked_on);

    create table bank_formats (
      header_hash text primary key,
      columns jsonb not null,
      saved_at timestamptz not null default now()
    );
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop table bank_lines;
    drop table bank_formats;
  `)
}

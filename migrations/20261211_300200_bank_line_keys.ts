import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** By which names each kind of file knows a line of the bank, so that one movement is one line whichever of them tells of it. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table bank_line_keys (
      bank_key text primary key,
      line_id integer not null references bank_lines (id) on delete cascade,
      source text not null check (length(source) between 3 and 100)
    );
    create unique index bank_line_keys_line on bank_line_keys (line_id, source);
    insert into bank_line_keys (bank_key, line_id, source)
      select bank_key, id, split_part(bank_key, ':', 1) from bank_lines;
    create index bank_lines_sum on bank_lines (booked_on, amount_cents);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index bank_lines_sum;
    drop table bank_line_keys;
  `)
}

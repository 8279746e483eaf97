import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A debit by which a bank takes a received transfer back is a line with a negative sum, and knows the line of that transfer. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table bank_lines
      drop constraint bank_lines_kind_check,
      drop constraint bank_lines_amount_cents_check,
      add constraint bank_lines_kind_check check (kind in ('transfer', 'batch', 'refund_returned', 'transfer_returned')),
      add constraint bank_lines_amount_cents_check
        check (case when kind = 'transfer_returned' then amount_cents < 0 else amount_cents > 0 end),
      add column credit_line_id integer unique references bank_lines (id) on delete set null,
      add constraint bank_lines_credit check (credit_line_id is null or kind = 'transfer_returned')
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from bank_lines where kind = 'transfer_returned';
    alter table bank_lines
      drop column credit_line_id,
      drop constraint bank_lines_kind_check,
      drop constraint bank_lines_amount_cents_check,
      add constraint bank_lines_kind_check check (kind in ('transfer', 'batch', 'refund_returned')),
      add constraint bank_lines_amount_cents_check check (amount_cents > 0)
  `)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The authorisation that a guardian signed comes back: on which day, and who of the agency has it. Until then it is recalled. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table guardians add column received_on date, add column received_at timestamptz,
      add column received_by integer references users (id) on delete set null,
      add constraint guardians_received check ((received_on is null) = (received_at is null)
        and (received_by is null or received_on is not null));
    alter table scheduled_mails drop constraint scheduled_mails_kind_check;
    alter table scheduled_mails add constraint scheduled_mails_kind_check check (kind in ('deposit_due_soon', 'deposit_due',
      'balance_due_soon', 'balance_due', 'balance_late', 'profiles_in_30_days', 'profiles_in_7_days', 'authorisation_due',
      'trip_in_7_days', 'trip_tomorrow', 'review_invitation'));
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    delete from scheduled_mails where kind = 'authorisation_due';
    alter table scheduled_mails drop constraint scheduled_mails_kind_check;
    alter table scheduled_mails add constraint scheduled_mails_kind_check check (kind in ('deposit_due_soon', 'deposit_due',
      'balance_due_soon', 'balance_due', 'balance_late', 'profiles_in_30_days', 'profiles_in_7_days', 'trip_in_7_days',
      'trip_tomorrow', 'review_invitation'));
    alter table guardians drop constraint guardians_received, drop column received_on, drop column received_at,
      drop column received_by;
  `)
}

import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Indexes without which what the desk searches, and what the jobs look for, is found by going through all that people left: measured with
 * a million of them by `tests/bench/scale.ts`, and held by `tests/integration/plans.int.test.ts`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create index users_words on users using gin
      (email gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, phone gin_trgm_ops);
    create index participants_words on participants using gin (first_name gin_trgm_ops, last_name gin_trgm_ops);
    create index reservations_words on reservations using gin (number gin_trgm_ops, billing_name gin_trgm_ops);
    create index newsletter_subscribers_words on newsletter_subscribers using gin (email gin_trgm_ops);
    create index newsletter_subscribers_email_lower on newsletter_subscribers (lower(email));
    create index payments_words on payments using gin (reference gin_trgm_ops) where reference is not null;
    create index participants_with_trip_data on participants (reservation_id) where
      num_nonnulls(birth_date, told_age, email, phone, emergency_name, emergency_phone, diet, level, sizes, kit_packed,
        link_token_hash, link_sent_at) > 0;
    -- By which the planner knows how few of them are left.
    create statistics participants_trip_data on (
      num_nonnulls(birth_date, told_age, email, phone, emergency_name, emergency_phone, diet, level, sizes, kit_packed,
        link_token_hash, link_sent_at)) from participants;
    create index users_gone on users (id) where deleted_at is not null;
    create index payment_intents_since on payment_intents (provider, created_at);
    create index scheduled_mails_leaving on scheduled_mails (enqueued_at) where state = 'planned' and enqueued_at is not null;
    create index payment_intents_charged on payment_intents (reservation_id) where charges_saved;
    create index payment_intents_over on payment_intents (updated_at) where state in ('released', 'expired');
    create index reservations_number_upper on reservations (upper(number));
    create index reservations_answered on reservations (created_at) where answer is not null;
    create index bank_lines_undone on bank_lines (imported_at) where state <> 'applied';
    create index users_sessions_end on users_sessions (expires_at);
    create index users_sessions_begin on users_sessions (created_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop statistics participants_trip_data;
    drop index users_words, participants_words, reservations_words, newsletter_subscribers_words,
      newsletter_subscribers_email_lower, payments_words,
      participants_with_trip_data, users_gone, payment_intents_since, scheduled_mails_leaving, payment_intents_charged,
      payment_intents_over, reservations_number_upper, reservations_answered, bank_lines_undone, users_sessions_end, users_sessions_begin;
  `)
}

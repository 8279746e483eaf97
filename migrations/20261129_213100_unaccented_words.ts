import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Searches of people and bookings ignore accents and capitals; indexes on the folded columns serve them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function without_accents(text) returns text language sql immutable strict parallel safe
      as $$ select lower(public.unaccent('public.unaccent', $1)) $$;
    drop index users_words, participants_words, reservations_words;
    create index users_words on users using gin (without_accents(email) gin_trgm_ops, without_accents(first_name) gin_trgm_ops,
      without_accents(last_name) gin_trgm_ops, without_accents(phone) gin_trgm_ops);
    create index participants_words on participants using gin
      (without_accents(first_name) gin_trgm_ops, without_accents(last_name) gin_trgm_ops);
    create index reservations_words on reservations using gin
      (without_accents(number) gin_trgm_ops, without_accents(billing_name) gin_trgm_ops);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop index users_words, participants_words, reservations_words;
    create index users_words on users using gin
      (email gin_trgm_ops, first_name gin_trgm_ops, last_name gin_trgm_ops, phone gin_trgm_ops);
    create index participants_words on participants using gin (first_name gin_trgm_ops, last_name gin_trgm_ops);
    create index reservations_words on reservations using gin (number gin_trgm_ops, billing_name gin_trgm_ops);
    drop function without_accents;
  `)
}

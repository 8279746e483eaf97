import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Who answers for children who travel without their parents, whom else to call, and who else may pick them up. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table guardians (
      reservation_id integer primary key references reservations (id) on delete cascade,
      first_name text not null check (first_name <> ''),
      last_name text not null check (last_name <> ''),
      phone text not null check (phone like '+%'),
      contacts jsonb not null check (jsonb_typeof(contacts) = 'array' and jsonb_array_length(contacts) = 2),
      pick_ups jsonb not null check (jsonb_typeof(pick_ups) = 'array' and jsonb_array_length(pick_ups) <= 4),
      authorisation_version text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table guardians`)
}

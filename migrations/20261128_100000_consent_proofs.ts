import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** That visitors chose what may be measured, and on which words: nothing of who they are. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table consent_requests (
      version text primary key,
      words jsonb not null
    );
    create table consent_proofs (
      id bigint generated always as identity primary key,
      -- Checked at the end of the statement that writes both.
      version text not null references consent_requests (version),
      audience boolean not null,
      advertising boolean not null,
      chosen_at timestamptz not null default now()
    );
    create index consent_proofs_chosen_at on consent_proofs (chosen_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table consent_proofs; drop table consent_requests;`)
}

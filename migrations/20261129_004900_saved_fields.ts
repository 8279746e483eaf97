import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Who of the team gave a field of a document (0: of a global) the value that it has, and when; and who has a document open in
 * the panel, for as long as their page says so.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table saved_fields (
      entity text not null,
      document_id integer not null,
      field text not null,
      mark text not null,
      user_id integer not null references users (id) on delete cascade,
      saved_at timestamptz not null,
      primary key (entity, document_id, field)
    );
    create index saved_fields_user_id on saved_fields (user_id);
    create index saved_fields_saved_at on saved_fields (saved_at);

    create table open_documents (
      entity text not null,
      document_id integer not null,
      user_id integer not null references users (id) on delete cascade,
      seen_at timestamptz not null default now(),
      primary key (entity, document_id, user_id)
    );
    create index open_documents_user_id on open_documents (user_id);
    create index open_documents_seen_at on open_documents (seen_at);
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`drop table open_documents; drop table saved_fields`)
}

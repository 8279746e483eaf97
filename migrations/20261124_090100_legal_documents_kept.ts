import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** What people accepted stays word for word: no statement of the site changes or removes a published version. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table legal_documents add constraint legal_documents_version_form check (version ~ '^[0-9a-z][0-9a-z.-]{0,19}$');
    create trigger legal_documents_are_kept before update or delete on legal_documents
      for each row when (old.status = 'published') execute function refuse_rewriting();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger legal_documents_are_kept on legal_documents;
    alter table legal_documents drop constraint legal_documents_version_form;
  `)
}

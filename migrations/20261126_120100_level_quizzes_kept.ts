import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A level that was found stays explained: no statement of the site changes or removes a published version, or publishes an empty one. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    alter table level_quizzes add constraint level_quizzes_frozen
      check (status <> 'published' or (frozen is not null and jsonb_typeof(frozen) = 'array'));
    create trigger level_quizzes_are_kept before update or delete on level_quizzes
      for each row when (old.status = 'published') execute function refuse_rewriting();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger level_quizzes_are_kept on level_quizzes;
    alter table level_quizzes drop constraint level_quizzes_frozen;
  `)
}

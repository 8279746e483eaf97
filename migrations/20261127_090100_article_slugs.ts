import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The old addresses of articles lead to the new, as those of pages do. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create trigger articles_keep_published_slug after insert or update or delete on articles
      for each row execute function keep_published_slug();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger articles_keep_published_slug on articles;
  `)
}

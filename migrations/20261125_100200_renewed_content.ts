import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * A page that is published, changed or withdrawn has what shows it made anew. A draft of a published one stands in another
 * table; its hooks could not tell a withdrawal from one more draft.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create function renew_published_content() returns trigger language plpgsql as $$
    begin
      if (tg_op <> 'INSERT' and old._status = 'published') or (tg_op <> 'DELETE' and new._status = 'published') then
        perform pg_notify('lagopede_revalidate', 'content');
      end if;
      return null;
    end $$;
    create trigger pages_renew_published_content after insert or update or delete on pages
      for each row execute function renew_published_content();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger pages_renew_published_content on pages;
    drop function renew_published_content();
  `)
}

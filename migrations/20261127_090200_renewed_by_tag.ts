import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Articles and questions of the FAQ renew what shows them as pages do, each by its own tag: their hooks compared with the
 * latest draft, so that a withdrawal with a draft under way renewed nothing.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create or replace function renew_published_content() returns trigger language plpgsql as $$
    begin
      if (tg_op <> 'INSERT' and old._status = 'published') or (tg_op <> 'DELETE' and new._status = 'published') then
        perform pg_notify('lagopede_revalidate', coalesce(tg_argv[0], 'content'));
      end if;
      return null;
    end $$;
    create trigger articles_renew_published_content after insert or update or delete on articles
      for each row execute function renew_published_content('articles');
    create trigger faq_entries_renew_published_content after insert or update or delete on faq_entries
      for each row execute function renew_published_content('faq');
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger faq_entries_renew_published_content on faq_entries;
    drop trigger articles_renew_published_content on articles;
    create or replace function renew_published_content() returns trigger language plpgsql as $$
    begin
      if (tg_op <> 'INSERT' and old._status = 'published') or (tg_op <> 'DELETE' and new._status = 'published') then
        perform pg_notify('lagopede_revalidate', 'content');
      end if;
      return null;
    end $$;
  `)
}

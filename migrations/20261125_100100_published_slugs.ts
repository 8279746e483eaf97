import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * Every address that a document was ever published under, with the document: an old one leads to where it is now, at once and
 * without a chain. Who takes an old address over has it. `keep_published_slug` serves any table with `slug` and `_status`.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table published_slugs (
      collection text not null,
      slug text not null,
      document_id integer not null,
      primary key (collection, slug)
    );
    create index published_slugs_document on published_slugs (collection, document_id);
    create function keep_published_slug() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from published_slugs where collection = tg_table_name and document_id = old.id;
      elsif new._status = 'published' then
        insert into published_slugs (collection, slug, document_id) values (tg_table_name, new.slug, new.id)
        on conflict (collection, slug) do update set document_id = excluded.document_id
        where published_slugs.document_id <> excluded.document_id;
      end if;
      return null;
    end $$;
    create trigger pages_keep_published_slug after insert or update or delete on pages
      for each row execute function keep_published_slug();
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger pages_keep_published_slug on pages;
    drop function keep_published_slug();
    drop table published_slugs;
  `)
}

-- Keeps each slug under which a document was published, so that old addresses lead to it.

create or replace function keep_published_slug() returns trigger
    language plpgsql
    as $$
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

create or replace trigger articles_keep_published_slug after insert or delete or update on articles
  for each row execute function keep_published_slug();

create or replace trigger pages_keep_published_slug after insert or delete or update on pages
  for each row execute function keep_published_slug();

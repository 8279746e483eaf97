import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What the search of the whole site reads beside the cards of trips: the weighted words of each published page, article and
 * question, and the words they speak, that typos are matched with. Both follow their tables by triggers, whoever writes there.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    create table site_texts (
      collection text not null,
      document_id integer not null,
      words tsvector not null,
      primary key (collection, document_id)
    );
    create index site_texts_words on site_texts using gin (words);
    create table site_words (word text primary key, stem text not null);
    create index site_words_trigrams on site_words using gin (word gin_trgm_ops);

    create function save_site_text(collection text, document jsonb) returns void language plpgsql as $$
    declare
      title text := concat_ws(' ', document ->> 'title', document ->> 'question');
      -- The words of its address were chosen for what people call it.
      lead text := concat_ws(' ', document ->> 'lead', document ->> 'short_label', document ->> 'guest',
        translate(document ->> 'slug', '-', ' '));
      -- A longer text could not be kept as words: the save of its document would fail.
      rest text := (
        select left(string_agg(part #>> '{}', ' '), 100000) from (
          select jsonb_path_query(jsonb_build_array(document -> 'blocks', document -> 'answer'), 'strict $.**.text') as part
          union all select jsonb_path_query(document -> 'blocks', 'strict $.**.title')
        ) parts);
    begin
      insert into site_texts (collection, document_id, words)
      values (save_site_text.collection, (document ->> 'id')::integer,
        setweight(to_tsvector('search_french', title), 'A') ||
        setweight(to_tsvector('search_french', lead), 'B') ||
        to_tsvector('search_french', coalesce(rest, '')))
      on conflict on constraint site_texts_pkey do update set words = excluded.words;
      -- In one order, so that two saves never wait for each other.
      insert into site_words (word, stem)
      select word, stem from (
        select distinct lower(unaccent(said)) as word
        from regexp_split_to_table(concat_ws(' ', title, lead, rest), '[^[:alpha:]]+') said
      ) spoken, lateral (select (ts_lexize('search_stem', word))[1] as stem) stems
      where length(word) between 3 and 30 and stem is not null
        and not exists (select 1 from site_words kept where kept.word = spoken.word)
      order by word
      on conflict do nothing;
    end $$;

    create function keep_site_text() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'DELETE' and new._status = 'published' then
        perform save_site_text(tg_table_name, to_jsonb(new));
      elsif tg_op <> 'INSERT' then
        delete from site_texts where collection = tg_table_name and document_id = old.id;
      end if;
      return null;
    end $$;
    create trigger pages_keep_site_text after insert or update or delete on pages
      for each row execute function keep_site_text();
    create trigger articles_keep_site_text after insert or update or delete on articles
      for each row execute function keep_site_text();
    create trigger faq_entries_keep_site_text after insert or update or delete on faq_entries
      for each row execute function keep_site_text();

    select save_site_text('pages', to_jsonb(d)) from pages d where _status = 'published';
    select save_site_text('articles', to_jsonb(d)) from articles d where _status = 'published';
    select save_site_text('faq_entries', to_jsonb(d)) from faq_entries d where _status = 'published';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    drop trigger faq_entries_keep_site_text on faq_entries;
    drop trigger articles_keep_site_text on articles;
    drop trigger pages_keep_site_text on pages;
    drop function keep_site_text(), save_site_text(text, jsonb);
    drop table site_words, site_texts;
  `)
}

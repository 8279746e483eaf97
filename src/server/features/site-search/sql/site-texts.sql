-- Keeps the words of published content for the search of the site.

create or replace function save_site_text(collection text, document jsonb) returns void
    language plpgsql
    as $_$
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
    end $_$;

create or replace function keep_site_text() returns trigger
    language plpgsql
    as $$
    begin
      if tg_op <> 'DELETE' and new._status = 'published' then
        perform save_site_text(tg_table_name, to_jsonb(new));
      elsif tg_op <> 'INSERT' then
        delete from site_texts where collection = tg_table_name and document_id = old.id;
      end if;
      return null;
    end $$;

create or replace trigger articles_keep_site_text after insert or delete or update on articles
  for each row execute function keep_site_text();

create or replace trigger faq_entries_keep_site_text after insert or delete or update on faq_entries
  for each row execute function keep_site_text();

create or replace trigger pages_keep_site_text after insert or delete or update on pages
  for each row execute function keep_site_text();

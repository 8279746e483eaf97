/**
 * CTEs that turn the words in `words` (text[], the last one perhaps unfinished) into one text search query.
 * A word stands for itself and its plural, for what it begins when it is the last, for its synonyms, and for the
 * vocabulary nearest to it when nothing is written like it.
 */
export const wordsStatement = (words: string): string => /* sql */ `
asked as (
  select ord, word, (ts_lexize('search_stem', word))[1] as stem, ord = cardinality(${words}) as is_last
  from unnest(${words}) with ordinality given (raw, ord), lateral (select lower(unaccent(raw)) as word) plain
),
known as materialized (
  select a.ord, exists (select 1 from hit_words w where w.stem = a.stem)
    or (a.is_last and exists (select 1 from hit_words w where w.word like a.word || '%')) as is_known
  from asked a
),
synonyms as (
  select t._parent_id as synonym, t.id as term, array_agg((ts_lexize('search_stem', word))[1] order by ord) as stems
  from search_synonyms_terms t, string_to_table(lower(unaccent(translate(t.text, '’''-', '   '))), ' ') with ordinality w (word, ord)
  where word <> '' group by 1, 2
),
spans as (
  select a.ord, s.synonym, s.term
  from synonyms s
  join asked a on a.stem = any(s.stems)
  where s.stems <@ (select array_agg(stem) from asked)
),
alternatives as (
  select ord, quote_literal(stem) as term from asked
  union
  select ord, unnest(array[quote_literal(stem) || ':*', quote_literal(word) || ':*']) from asked where is_last
  union
  select a.ord, quote_literal(w.stem) from asked a join hit_words w on w.word like a.word || '%' where a.is_last
    and w.stem not like a.word || '%'
  union
  select ord, quote_literal(stem) from (
    select a.ord, w.stem, rank() over (partition by a.ord order by similarity(w.word, a.word) desc) as nearness
    from asked a join known k on k.ord = a.ord and not k.is_known
    join hit_words w on w.word % a.word and abs(length(w.word) - length(a.word)) <= 2
    where length(a.word) >= 4) near where nearness <= 3
  union
  select a.ord, quote_literal(w.stem)
  from asked a join known k on k.ord = a.ord and not k.is_known join hit_words w on a.word <% w.word
  where a.is_last and length(a.word) >= 4
  union
  select p.ord, '(' || (select string_agg(quote_literal(stem), ' & ') from unnest(o.stems) stem) || ')'
  from spans p join synonyms o on o.synonym = p.synonym and o.term <> p.term
),
wanted as materialized (
  select string_agg('(' || terms || ')', ' & ')::tsquery as query
  from (select ord, string_agg(term, ' | ') as terms from alternatives group by ord) by_word
)`

/** The cards `r` with the words wanted. */
export const FOUND = `select r.id from wanted w join hit_rows r on r.words @@ w.query`

/** How near the words of a card `h` are to those wanted: name over activities over countries over the rest. */
export const NEARNESS = `ts_rank('{0.1, 0.3, 0.6, 1}', h.title_words, (select query from wanted))`

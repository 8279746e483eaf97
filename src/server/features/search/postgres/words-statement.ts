/** What words are looked for in: SQL of its rows `r`, of what names one of them, and of the words that it speaks with their stems. */
export type Searched = { rows: string; key: string; vocabulary: string }

const CARDS: Searched = { rows: 'hit_rows', key: 'r.id', vocabulary: 'hit_words' }

/**
 * CTEs that turn the words in `words` (text[], the last one perhaps unfinished) into one text search query.
 * A word stands for itself and its plural, for what it begins when it is the last, for its synonyms, and for the
 * vocabulary nearest to it when nothing is written like it: those one letter away, if there are, else some that look alike.
 */
export const wordsStatement = (words: string, { rows, key, vocabulary }: Searched = CARDS): string => /* sql */ `
asked as (
  select ord, word, (ts_lexize('search_stem', word))[1] as stem, ord = cardinality(${words}) as is_last
  from unnest(${words}) with ordinality given (raw, ord), lateral (select lower(unaccent(raw)) as word) plain
),
known as materialized (
  select a.ord, exists (select 1 from ${vocabulary} w where w.stem = a.stem)
    or (a.is_last and exists (select 1 from ${vocabulary} w where w.word like a.word || '%')) as is_known
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
-- Words of the vocabulary that one letter more, less, changed or swapped makes of a word that is in none.
unknown as (
  select a.* from asked a join known k on k.ord = a.ord and not k.is_known where length(a.word) >= 4
),
misspelt as materialized (
  select a.ord, w.stem
  from unknown a join ${vocabulary} w on w.word % a.word and abs(length(w.word) - length(a.word)) <= 1
  where exists (
    select 1 from generate_series(1, length(a.word) + 1) i, generate_series(1, length(w.word) + 1) j
    where overlay(a.word placing '' from i for 1) = overlay(w.word placing '' from j for 1))
),
far as (
  select a.* from unknown a where not exists (select 1 from misspelt m where m.ord = a.ord)
),
alternatives as (
  select ord, quote_literal(stem) as term from asked
  union
  select ord, unnest(array[quote_literal(stem) || ':*', quote_literal(word) || ':*']) from asked where is_last
  union
  select a.ord, quote_literal(w.stem) from asked a join ${vocabulary} w on w.word like a.word || '%' where a.is_last
    and w.stem not like a.word || '%'
  union
  select ord, quote_literal(stem) from misspelt
  union
  select ord, quote_literal(stem) from (
    select a.ord, w.stem, rank() over (partition by a.ord order by similarity(w.word, a.word) desc) as nearness
    from far a join ${vocabulary} w on w.word % a.word and abs(length(w.word) - length(a.word)) <= 2) near where nearness <= 3
  union
  select a.ord, quote_literal(w.stem) from far a join ${vocabulary} w on a.word <% w.word where a.is_last
  union
  select p.ord, '(' || (select string_agg(quote_literal(stem), ' & ') from unnest(o.stems) stem) || ')'
  from spans p join synonyms o on o.synonym = p.synonym and o.term <> p.term
),
by_word as materialized (
  select string_agg(term, ' | ')::tsquery as query from alternatives group by ord
),
wanted as materialized (
  select string_agg('(' || query::text || ')', ' & ')::tsquery as whole,
    string_agg('(' || query::text || ')', ' | ')::tsquery as part
  from by_word
),
found_whole as materialized (
  select ${key} from wanted w join ${rows} r on r.words @@ w.whole
),
found_part as materialized (
  select ${key}, (select count(*) from by_word b where r.words @@ b.query) as n
  from wanted w join ${rows} r on r.words @@ w.part where not exists (select 1 from found_whole)
)`

/** The rows with all the words wanted; where none has them all, those with the most of them. */
export const foundBy = (key: string): string => `select ${key} from found_whole
  union all select ${key} from found_part where n = (select max(n) from found_part)`

/** The cards found. */
export const FOUND = foundBy('id')

/** Whether no row at all has all the words wanted. */
export const IS_PART = `not exists (select 1 from found_whole)`

/** How near weighted words are to those wanted. */
export const nearnessOf = (words: string): string => `ts_rank('{0.1, 0.3, 0.6, 1}', ${words},
  (select case when exists (select 1 from found_whole) then whole else part end from wanted))`

/** How near a card `h` is: its name over activities over countries over the rest. */
export const NEARNESS = nearnessOf('h.title_words')

/**
 * CTEs that turn the words in `words` (text[], the last one perhaps unfinished) into text search queries, `wanted`: of a text with
 * all of them, and of one with any. `vocabulary` is the words that are spoken, with their stems.
 * A word stands for itself and its plural, for what it begins when it is the last, for its synonyms, and for the
 * vocabulary nearest to it when nothing is written like it: those one letter away, if there are, else some that look alike.
 * Two words also stand for the one that they make together, and one for the two of the vocabulary that it is made of.
 */
export const wantedWords = ({ words, vocabulary }: { words: string; vocabulary: string }): string => /* sql */ `
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
-- « GR 20 » and « GR-20 » for « GR20 ».
joined as (
  select a.ord, (ts_lexize('search_stem', a.word || b.word))[1] as stem from asked a join asked b on b.ord = a.ord + 1
),
alternatives as (
  select ord, quote_literal(stem) || case when is_last then ':*' else '' end as term from asked
  union
  select ord, quote_literal(word) || ':*' from asked where is_last and word not like stem || '%'
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
  select unnest(array[ord, ord + 1]), quote_literal(stem) from joined
  union
  select a.ord, '(' || quote_literal(part[1]) || ' & ' || quote_literal(part[2]) || ')'
  from asked a, regexp_match(a.word, '^([[:alpha:]]+)([0-9]+)$') part where part is not null
  union
  select a.ord, '(' || quote_literal(l.stem) || ' & ' || quote_literal(r.stem) || ')'
  from unknown a cross join generate_series(3, length(a.word) - 3) i
  join ${vocabulary} l on l.word = left(a.word, i) join ${vocabulary} r on r.word = substr(a.word, i + 1)
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
)`

/** CTEs of what is found by the words wanted: SQL of rows `r`, and of what names one of them. */
export const foundWords = ({ rows, key }: { rows: string; key: string }): string => /* sql */ `
found_whole as materialized (
  select ${key} from wanted w join ${rows} r on r.words @@ w.whole
),
how as materialized (select not exists (select 1 from found_whole) as is_part),
found_part as materialized (${partOf({ rows, key })} where ${IS_PART})`

/** How many of the words wanted each of the rows has that have any. */
export const partOf = ({ rows, key }: { rows: string; key: string }): string => /* sql */ `
  select ${key}, (select count(*) from by_word b where r.words @@ b.query) as n
  from wanted w join ${rows} r on r.words @@ w.part`

/** The rows with all the words wanted; where none has them all, those with the most of them. */
export const foundBy = (key: string): string => `select ${key} from found_whole
  union all select ${key} from found_part where n = (select max(n) from found_part)`

/** Whether no row at all has all the words wanted. */
export const IS_PART = '(select is_part from how)'

/** How near weighted words are to those wanted. */
export const nearnessOf = (words: string): string => `ts_rank('{0.1, 0.3, 0.6, 1}', ${words},
  (select case when is_part then part else whole end from wanted, how))`

/** How near a card `h` is: its name over activities over countries over the rest. */
export const NEARNESS = nearnessOf('h.title_words')

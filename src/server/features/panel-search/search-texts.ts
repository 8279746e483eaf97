import { MOST_HITS, type PanelHits } from '@/contract/panel-search'
import type { SearchedWord } from '@/domain/search/searched-words'
import { queryStatement } from '@/server/platform/db/query-statement'
import { sql } from '@/server/platform/db/transaction-of'
import { cutHits } from './cut-hits'
import { holdsWords } from './holds-words'

const KINDS = ['expeditions', 'pages', 'articles'] as const
type Kind = (typeof KINDS)[number]
type Texts = Pick<PanelHits, Kind>

/** The latest trips, pages and articles that bear these words in their name or their address, drafts included. */
export const searchTexts = async (words: SearchedWord[]): Promise<Texts> => {
  const rows = await queryStatement<PanelHits[Kind]['items'][number] & { kind: Kind }>(
    sql.join(
      KINDS.map((kind) => hitsOf({ kind, words })),
      sql` union all `,
    ),
  )
  const hits = (kind: Kind) =>
    cutHits(rows.filter((row) => row.kind === kind).map(({ id, title, is_published }) => ({ id, title, is_published })))
  return { expeditions: hits('expeditions'), pages: hits('pages'), articles: hits('articles') }
}

const hitsOf = ({ kind, words }: { kind: Kind; words: SearchedWord[] }) => {
  const title = sql.raw(kind === 'expeditions' ? 'name' : 'title')
  return sql`
    (select ${kind} as kind, id, coalesce(nullif(${title}, ''), slug, '') as title, _status = 'published' as is_published
    from ${sql.raw(kind)}, lateral (select concat_ws(' ', ${title}, slug) as said) s
    where ${holdsWords({ said: sql`said`, words })} order by id desc limit ${MOST_HITS + 1})`
}

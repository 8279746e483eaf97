import type { ContentGuide, ContentPicture } from '@/contract/content'
import type { Hit } from '@/contract/hit'
import { relationId } from '@/domain/text/relation-id'
import { GUIDE_LANGUAGES_OF, GUIDE_SLUG } from '@/server/features/catalogue/guides/public-guide'
import { query } from '@/server/platform/db/pool'
import type { RichText } from '@/server/platform/payload/present-rich-text'
import type { StoredBlock } from './stored-block'

type Recording = { id: number; url: string; title: string; transcript: RichText }

/** What blocks name by number, as it is now: whatever is not there is gone, or not public. */
export type BlockSources = {
  pictures: ReadonlyMap<number, ContentPicture>
  recordings: ReadonlyMap<number, Recording>
  guides: ReadonlyMap<number, ContentGuide>
  /** By the position of the block. */
  trips: ReadonlyMap<number, Hit[]>
}

const PICTURES = /* sql */ `
  select id, coalesce(sizes_sm_url, url) as url, coalesce(alt, '') as alt,
    coalesce(sizes_sm_width, width, 640)::int as width, coalesce(sizes_sm_height, height, 480)::int as height
  from media where id = any($1)`

const RECORDINGS = /* sql */ `
  select id, url, title, transcript
  from recordings where id = any($1)`

const GUIDES = /* sql */ `
  select g.id, g.full_name, ${GUIDE_SLUG} as slug, coalesce(g.job_title, '') as job_title, coalesce(g.biography, '') as biography,
    coalesce(m.sizes_xs_url, m.url) as avatar_url,
    coalesce((select json_agg(f.text order by f._order) from guides_facts f where f._parent_id = g.id), '[]'::json) as facts,
    ${GUIDE_LANGUAGES_OF} as languages
  from guides g left join media m on m.id = g.avatar_id where g.id = any($1)`

/** Reads what these blocks show beside their own words; `pictures` are those their page names besides. */
export const readBlockSources = async ({
  blocks,
  pictures = [],
}: {
  blocks: readonly StoredBlock[]
  pictures?: unknown[]
}): Promise<BlockSources> => {
  const named = [...pictures, ...blocks.flatMap(picturesOf)]
  const [pictureRows, recordingRows, guideRows, trips] = await Promise.all([
    byNumber<ContentPicture>(PICTURES, named),
    byNumber<Recording>(
      RECORDINGS,
      blocks.map((block) => (block.blockType === 'video' ? block.recording : null)),
    ),
    byNumber<ContentGuide>(
      GUIDES,
      blocks.map((block) => (block.blockType === 'guide' ? block.guide : null)),
    ),
    Promise.all(
      blocks.map(async (block, position) =>
        block.blockType === 'trips' ? [[position, await listTripsOf(block)] as const] : [],
      ),
    ),
  ])
  return { pictures: pictureRows, recordings: recordingRows, guides: guideRows, trips: new Map(trips.flat()) }
}

const byNumber = async <Row extends object>(statement: string, named: unknown[]): Promise<Map<number, Row>> => {
  const ids = [...new Set(named.map(relationId).filter((id) => id !== null))]
  if (ids.length === 0) return new Map()
  const rows = await query<Row & { id: number }>(statement, [ids])
  return new Map(rows.map((row) => [row.id, row]))
}

const picturesOf = (block: StoredBlock): unknown[] => {
  switch (block.blockType) {
    case 'picture':
      return [block.image]
    case 'gallery':
      return block.images ?? []
    case 'video':
      return [block.poster]
    case 'quote':
      return [block.portrait]
    case 'steps':
      return [block.image, ...(block.items ?? []).map(({ image }) => image)]
    default:
      return []
  }
}

const BY_HAND = /* sql */ `
  select h.hit from unnest($1::int[]) with ordinality as chosen (id, position)
  join expedition_hits h on h.id = chosen.id order by chosen.position`

const ORDERS = {
  featured: 'h.carousel_rank nulls last, h.next_start nulls last, h.id',
  next_departure: 'h.next_start nulls last, h.id',
  price: 'h.price_cents, h.id',
  favourites: `(h.hit ->> 'all_time_interests_count')::int desc, h.id`,
}

const byQuery = (order: string) => /* sql */ `
  select h.hit from expedition_hits h
  where (cardinality($1::text[]) = 0 or h.expedition_type = any($1))
    and ($2::int is null or exists (select 1 from activities a where a.id = $2 and a.name = any(h.activities)))
    and ($3::int is null or exists (select 1 from countries c where c.id = $3 and c.name = any(h.countries)))
  order by ${order} limit $4`

/** The cards of the trips on sale that a block names, or asks for. */
const listTripsOf = async (block: StoredBlock<'trips'>): Promise<Hit[]> =>
  (await readTrips(block)).map(({ hit }) => hit)

const readTrips = (block: StoredBlock<'trips'>) => {
  if (block.source === 'hand') {
    const ids = (block.expeditions ?? []).map(relationId).filter((id) => id !== null)
    return query<{ hit: Hit }>(BY_HAND, [ids], 'content-trips-by-hand')
  }
  const sort = block.sort ?? 'featured'
  return query<{ hit: Hit }>(
    byQuery(ORDERS[sort]),
    [block.types ?? [], relationId(block.activity), relationId(block.country), block.limit ?? 3],
    `content-trips-by-${sort}`,
  )
}

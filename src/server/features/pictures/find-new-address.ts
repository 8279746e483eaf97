import type { FileCollection } from '@/domain/pictures/file-address'
import { queryOne } from '@/server/platform/db/pool'

const NEW_ADDRESS = /* sql */ `
  select coalesce(r.url, case f.size when 'xs' then m.sizes_xs_url when 'sm' then m.sizes_sm_url when 'md' then m.sizes_md_url
    when 'lg' then m.sizes_lg_url when 'xl' then m.sizes_xl_url when '2xl' then m.sizes_2xl_url end, m.url) as address
  from former_files f left join media m on m.id = f.media_id left join recordings r on r.id = f.recording_id
  where f.folder = $1 and f.name = $2`

/** Where a file that was replaced is shown now, for pages and mails that have its address still; null for one that never was. */
export const findNewAddress = async ({
  collection,
  name,
}: {
  collection: FileCollection
  name: string
}): Promise<string | null> =>
  (await queryOne<{ address: string | null }>(NEW_ADDRESS, [collection, name], 'new-file-address'))?.address ?? null

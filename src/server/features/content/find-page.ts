import type { ContentPage } from '@/contract/content'
import { queryOne } from '@/server/platform/db/pool'
import { presentPage, type StoredPage } from './present-page'

const STATEMENT = /* sql */ `
  select id, slug, title, lead, image_id as image, show_contents, blocks,
    json_build_object('title', seo_title, 'description', seo_description, 'image', seo_image_id) as seo,
    to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "updatedAt"
  from pages where slug = $1 and _status = 'published'`

/** The published page of an address, or null. */
export const findPage = async (slug: string): Promise<ContentPage | null> => {
  const page = await queryOne<StoredPage>(STATEMENT, [slug], 'find-page')
  return page && presentPage(page)
}

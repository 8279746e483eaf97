import { headers } from 'next/headers'
import { getPayload } from 'payload'
import type { ContentPage } from '@/contract/content'
import { presentPage } from '@/server/features/content/present-page'
import config from '@payload-config'

/** The latest draft of a page as visitors would see it; null for who may not edit or when there is none. */
export const loadPagePreview = async (id: number): Promise<ContentPage | null> => {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  if (!user) return null
  const draft = await payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    depth: 0,
    overrideAccess: false,
    user,
    disableErrors: true,
  })
  return draft && presentPage(draft)
}

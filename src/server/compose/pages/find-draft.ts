import { headers } from 'next/headers'
import { Forbidden, getPayload, type CollectionSlug, type TypedCollection } from 'payload'
import config from '@payload-config'
import type { HomePage, Navigation } from '@/payload-types'

/** The latest draft of a document, for who may edit it; null for anyone else, or when there is none. */
export const findDraft = async <Slug extends CollectionSlug>({
  collection,
  id,
  depth = 0,
}: {
  collection: Slug
  id: number
  depth?: number
}): Promise<TypedCollection[Slug] | null> => {
  const { payload, user } = await whoAsks()
  if (!user) return null
  return payload.findByID({ collection, id, draft: true, depth, overrideAccess: false, user, disableErrors: true })
}

/** The latest draft of the home page, for who may edit it; null for anyone else. */
export const findHomeDraft = (): Promise<HomePage | null> => findGlobalDraft('home-page')

/** The latest draft of the links of header and footer, for who may edit them; null for anyone else. */
export const findNavigationDraft = (): Promise<Navigation | null> => findGlobalDraft('navigation')

const findGlobalDraft = async <Slug extends 'home-page' | 'navigation'>(slug: Slug) => {
  const { payload, user } = await whoAsks()
  if (!user) return null
  return payload.findGlobal({ slug, draft: true, depth: 0, overrideAccess: false, user }).catch((error: unknown) => {
    if (error instanceof Forbidden) return null
    throw error
  })
}

const whoAsks = async () => {
  const payload = await getPayload({ config })
  const { user } = await payload.auth({ headers: await headers() })
  return { payload, user }
}

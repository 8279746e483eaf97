import type { ContentPage } from '@/contract/content'
import { presentPage } from '@/server/features/content/present-page'
import { findDraft } from './find-draft'

/** The latest draft of a page as visitors would see it; null for who may not edit or when there is none. */
export const loadPagePreview = async (id: number): Promise<ContentPage | null> => {
  const draft = await findDraft({ collection: 'pages', id })
  return draft && presentPage(draft)
}

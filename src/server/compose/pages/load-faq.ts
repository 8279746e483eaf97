import { listFaq } from '@/server/features/faq/list-faq'
import { cached } from '@/server/platform/cache/cached'

/** The published questions of the FAQ. */
export const loadFaq = () => cached({ key: ['faq'], tags: ['faq'], load: listFaq })

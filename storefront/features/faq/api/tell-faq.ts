import { FAQ_RATING, FAQ_SEARCH } from '@/contract/page-addresses'
import type { noteFaqSearch, rateFaqAnswer } from '@/contract/faq'
import { callApi } from '@/storefront/lib/api/call-api'

/** Says whether an answer helped; without the session, for nobody needs to know who said it. */
export const tellHelped = ({ id, helped }: { id: number; helped: boolean }) =>
  callApi<typeof rateFaqAnswer>(FAQ_RATING, { params: { id }, body: { helped } })

/** Tells what was searched in vain. That it could not be told matters to nobody. */
export const tellSearch = async (words: string): Promise<void> => {
  await callApi<typeof noteFaqSearch>(FAQ_SEARCH, { body: { words } }).catch(() => undefined)
}

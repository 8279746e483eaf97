import type { getInterestsPopup, seeInterestsPopup } from '@/contract/interests'
import type { OutputOf } from '@/contract/define-route'
import { callApi } from '@/storefront/lib/call-api'
import { readSession } from '@/storefront/lib/session-store'

// The contract's types alone: its zod schemas would weigh on every page.
const POPUP: Pick<typeof getInterestsPopup, 'method' | 'path'> = { method: 'get', path: '/v1/interests/popup' }
const SEEN: Pick<typeof seeInterestsPopup, 'method' | 'path'> = { method: 'post', path: '/v1/interests/popup/seen' }

export type FavouriteNewsAnswer = OutputOf<typeof getInterestsPopup.response>

const token = () => readSession().user?.token

export const askNews = () => callApi(POPUP as typeof getInterestsPopup, { token: token() })

export const tellNewsSeen = () => callApi(SEEN as typeof seeInterestsPopup, { token: token() })

import type { getInterestsPopup, seeInterestsPopup } from '@/contract/interests'
import type { OutputOf } from '@/contract/define-route'
import { callApi } from '@/storefront/lib/call-api'
import { lightRoute } from '@/storefront/lib/light-route'
import { readSession } from '@/storefront/lib/session-store'

const POPUP = lightRoute<typeof getInterestsPopup>({ method: 'get', path: '/v1/interests/popup' })
const SEEN = lightRoute<typeof seeInterestsPopup>({ method: 'post', path: '/v1/interests/popup/seen' })

export type FavouriteNewsAnswer = OutputOf<typeof getInterestsPopup.response>

const token = () => readSession().user?.token

export const askNews = () => callApi(POPUP, { token: token() })

export const tellNewsSeen = () => callApi(SEEN, { token: token() })

import { getInterestsPopup, seeInterestsPopup } from '@/contract/interests'
import type { OutputOf } from '@/contract/define-route'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

export type FavouriteNewsAnswer = OutputOf<typeof getInterestsPopup.response>

const token = () => readSession().user?.token

export const askNews = () => callApi(getInterestsPopup, { token: token() })

export const tellNewsSeen = () => callApi(seeInterestsPopup, { token: token() })

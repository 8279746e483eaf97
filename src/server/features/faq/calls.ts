import { noteFaqSearch, rateFaqAnswer } from '@/contract/faq'
import { implementRoute } from '@/server/platform/http/implement-route'
import { noteSearch, rateAnswer } from './feedback'

export const FAQ_ENDPOINTS = [
  implementRoute(rateFaqAnswer, ({ params, body, req }) => rateAnswer({ id: params.id, helped: body.helped, req })),
  implementRoute(noteFaqSearch, ({ body, req }) => noteSearch({ words: body.words, req })),
]

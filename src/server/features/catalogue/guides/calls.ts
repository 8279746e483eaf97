import {
  decideGuideText,
  getGuideProposal,
  getOwnGuidePage,
  proposeGuideText,
  withdrawGuideText,
} from '@/contract/guide-pages'
import { implementRoute } from '@/server/platform/http/implement-route'
import { decideProposal } from './decide-proposal'
import { keepProposal, readOwnPage, withdrawProposal } from './own-guide-page'
import { readPageState } from './read-page-state'

/** What guides propose of their pages, and what the agency decides on it. */
export const GUIDE_PAGE_ENDPOINTS = [
  implementRoute(getOwnGuidePage, ({ user, req }) => readOwnPage({ userId: user.id, req })),
  implementRoute(proposeGuideText, ({ body, user, req }) => keepProposal({ text: body, userId: user.id, req })),
  implementRoute(withdrawGuideText, ({ user, req }) => withdrawProposal({ userId: user.id, req })),
  implementRoute(getGuideProposal, ({ params, req }) => readPageState({ guideId: params.id, req })),
  implementRoute(decideGuideText, ({ params, body, user, req }) =>
    decideProposal({ guideId: params.id, decided: body, staffId: user.id, req }),
  ),
]

import {
  addInterest,
  endInterestAlerts,
  getInterestsPopup,
  leaveInterestAlerts,
  listInterests,
  removeInterest,
  saveInterestAlerts,
  seeInterestsPopup,
  stopInterestAlertsInOneClick,
} from '@/contract/interests'
import { implementRoute } from '@/server/platform/http/implement-route'
import { addInterestOf } from './add-interest'
import { listInterestsOf } from './list-interests'
import { leaveAlertsByLink, saveAlerts } from './news/alerts'
import { findNewestNews, seeNews } from './news/current-news'
import { removeInterestOf } from './remove-interest'

export const INTEREST_ENDPOINTS = [
  implementRoute(listInterests, ({ user }) => listInterestsOf(user.id)),
  implementRoute(addInterest, ({ body, user }) => addInterestOf({ userId: user.id, expeditionId: body.expedition_id })),
  implementRoute(removeInterest, ({ params, user }) =>
    removeInterestOf({ userId: user.id, expeditionId: params.expedition_id }),
  ),
  implementRoute(getInterestsPopup, ({ user }) => findNewestNews(user.id)),
  implementRoute(seeInterestsPopup, ({ user }) => seeNews(user.id)),
  implementRoute(saveInterestAlerts, ({ body, user }) => saveAlerts({ userId: user.id, body })),
  implementRoute(endInterestAlerts, ({ body, req }) => leaveAlertsByLink({ token: body.token, req })),
  implementRoute(stopInterestAlertsInOneClick, ({ params, req }) => leaveAlertsByLink({ token: params.token, req })),
  implementRoute(leaveInterestAlerts, ({ query, req }) => leaveAlertsByLink({ token: query.token, req })),
]

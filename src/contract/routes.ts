import {
  changePassword,
  checkEmail,
  chooseNewPassword,
  deleteUser,
  exportUserData,
  getAccount,
  getCurrentSession,
  getUser,
  logIn,
  resetPassword,
  signUp,
  unlinkProvider,
  updateIdentity,
  updateUser,
} from './accounts'
import { getCart, listReservations } from './booking'
import {
  getExpedition,
  getExpeditionGeoJson,
  getFeaturedExpeditions,
  listDepartures,
  listExpeditionReviews,
  listMessages,
  listSimilarExpeditions,
  postMessage,
} from './expeditions'
import { addInterest, getInterestsPopup, listInterests } from './interests'
import { confirmNewsletter, leaveNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter'
import { getReviewStatistics, listLatestReviews } from './reviews'
import { countDepartureDays, listPoints, searchExpeditions, suggest } from './search'
import { listSelections } from './selections'

/** The table of the calls of /api/v1: the 24 of the specification, in its order, then ours. */
export const ROUTES = [
  listSelections,
  listLatestReviews,
  getReviewStatistics,
  getFeaturedExpeditions,
  subscribeToNewsletter,
  addInterest,
  listInterests,
  getInterestsPopup,
  checkEmail,
  logIn,
  getCurrentSession,
  signUp,
  resetPassword,
  getUser,
  updateUser,
  getCart,
  listReservations,
  getExpedition,
  listExpeditionReviews,
  listDepartures,
  getExpeditionGeoJson,
  listMessages,
  postMessage,
  listSimilarExpeditions,
  searchExpeditions,
  suggest,
  listPoints,
  countDepartureDays,
  chooseNewPassword,
  updateIdentity,
  getAccount,
  changePassword,
  unlinkProvider,
  exportUserData,
  deleteUser,
  leaveNewsletter,
  confirmNewsletter,
  unsubscribeFromNewsletter,
]

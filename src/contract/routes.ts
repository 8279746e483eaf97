import { addTravelers, previewTravelers } from './added-travelers'
import {
  changePassword,
  checkEmail,
  checkPasswordLink,
  chooseNewPassword,
  confirmAddress,
  disownAccount,
  getAccount,
  getCurrentSession,
  getUser,
  logIn,
  resetPassword,
  sendAddressLink,
  signUp,
  unlinkProvider,
  updateIdentity,
  updateUser,
} from './accounts'
import { requestCall } from './call-requests'
import { openContactForm, sendContactMessage } from './contact-messages'
import { chooseByLink, getChoiceByLink, getOwnChoice, makeOwnChoice } from './cancellation'
import { answerChangeByLink, answerOwnChange, getChangeByLink, getOwnChange } from './contract-changes'
import { getOwnCredit } from './credit'
import {
  addCart,
  addGiftCard,
  addPromo,
  extendHold,
  getCart,
  getCartDetail,
  removeCart,
  removeGiftCard,
  removePromo,
  updateCart,
} from './booking'
import {
  getExpedition,
  getExpeditionGeoJson,
  getFeaturedExpeditions,
  listDepartures,
  listExpeditionReviews,
  listSimilarExpeditions,
} from './expeditions'
import { noteEmptySearch, noteView, noteVitals } from './audience'
import { keepConsentProof } from './consent'
import { noteFaqSearch, rateFaqAnswer } from './faq'
import { listDepartureChanges, noteDepartureVisit } from './departure-changes'
import { addOwnAbsence, listOwnAbsences, removeOwnAbsence } from './guide-absences'
import {
  getCalendarLink,
  getGuideNews,
  listGuidedDepartures,
  renewCalendarLink,
  revokeCalendarLink,
  setGuideNews,
} from './guide-calendar'
import { getGuideDeparture, remindParticipant } from './guide-departures'
import { checkPresence, getFieldSheet, recordOfflineReadings } from './guide-field'
import { listGroupMessages, writeToGroup } from './guide-messages'
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
} from './interests'
import { getLegalText } from './legal'
import { listMessages, postMessage, reportMessage } from './messages'
import {
  confirmNewsletter,
  endNewsletter,
  leaveNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
  unsubscribeInOneClick,
} from './newsletter'
import { forgetOwnLevel, getOwnLevel, saveOwnLevel } from './own-level'
import { forgetOwnTown, getOwnTown, saveOwnTown } from './own-town'
import { getOwnProfile, updateOwnProfile } from './participants'
import { PAYMENT_ROUTES } from './payment-routes'
import { deleteUser, exportUserData, previewDeletion } from './personal-data'
import {
  changeOption,
  getReservationChanges,
  moveOwnReservation,
  previewOption,
  transferPlace,
} from './reservation-changes'
import {
  cancelReservation,
  cancelTraveler,
  getReservation,
  getReservationOfCart,
  listReservations,
  previewCancellation,
  previewTravelerCancellation,
} from './reservations'
import { saveGuardian, shareParticipantLink, updateKit, updateParticipants } from './reservation-participants'
import { addReservation, confirmOrder, refuseOrder, sendOrderLink } from './orders'
import { correctOrderAddress } from './order-address'
import { addReview, getReservationReview, getReviewStatistics, listLatestReviews, listReviews } from './reviews'
import { countDepartureDays, listPoints, searchExpeditions, suggest } from './search'
import { searchSite } from './site-search'
import { getCarbonFactors, getExpeditionCarbon } from './carbon'
import { listPlaces } from './places'
import { listSelections } from './selections'
import { endOneSession, endOtherSessions, listSessions, proveIdentity } from './sessions'
import {
  acceptOffer,
  changeWaitlistEntry,
  joinWaitlist,
  leaveWaitlist,
  listWaitlist,
  resumeWaitlistEntry,
  waitForMore,
} from './waitlist'

/** The table of the calls of /api/v1: the 24 of the specification, in its order, then ours. */
export const ROUTES_BY_NAME = {
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
  searchSite,
  listPlaces,
  getExpeditionCarbon,
  getCarbonFactors,
  checkPasswordLink,
  chooseNewPassword,
  confirmAddress,
  disownAccount,
  sendAddressLink,
  updateIdentity,
  getAccount,
  changePassword,
  unlinkProvider,
  listSessions,
  endOneSession,
  endOtherSessions,
  proveIdentity,
  exportUserData,
  previewDeletion,
  deleteUser,
  leaveNewsletter,
  confirmNewsletter,
  endNewsletter,
  unsubscribeInOneClick,
  unsubscribeFromNewsletter,
  addCart,
  updateCart,
  removeCart,
  getCartDetail,
  extendHold,
  addPromo,
  removePromo,
  addGiftCard,
  removeGiftCard,
  getOwnCredit,
  getChoiceByLink,
  chooseByLink,
  getOwnChoice,
  getChangeByLink,
  answerChangeByLink,
  getOwnChange,
  answerOwnChange,
  makeOwnChoice,
  listWaitlist,
  joinWaitlist,
  changeWaitlistEntry,
  leaveWaitlist,
  acceptOffer,
  waitForMore,
  resumeWaitlistEntry,
  addReservation,
  sendOrderLink,
  correctOrderAddress,
  confirmOrder,
  refuseOrder,
  getReservation,
  getReservationOfCart,
  previewCancellation,
  cancelReservation,
  getReservationChanges,
  moveOwnReservation,
  previewOption,
  changeOption,
  previewTravelers,
  addTravelers,
  transferPlace,
  ...PAYMENT_ROUTES,
  previewTravelerCancellation,
  cancelTraveler,
  updateParticipants,
  saveGuardian,
  shareParticipantLink,
  updateKit,
  getOwnProfile,
  updateOwnProfile,
  listGuidedDepartures,
  getCalendarLink,
  renewCalendarLink,
  revokeCalendarLink,
  getGuideNews,
  setGuideNews,
  listOwnAbsences,
  addOwnAbsence,
  removeOwnAbsence,
  getGuideDeparture,
  listDepartureChanges,
  noteDepartureVisit,
  remindParticipant,
  getFieldSheet,
  checkPresence,
  recordOfflineReadings,
  listGroupMessages,
  writeToGroup,
  reportMessage,
  listReviews,
  getReservationReview,
  addReview,
  removeInterest,
  seeInterestsPopup,
  saveInterestAlerts,
  endInterestAlerts,
  stopInterestAlertsInOneClick,
  leaveInterestAlerts,
  requestCall,
  openContactForm,
  sendContactMessage,
  rateFaqAnswer,
  noteFaqSearch,
  noteView,
  noteEmptySearch,
  noteVitals,
  getOwnLevel,
  saveOwnLevel,
  forgetOwnLevel,
  getOwnTown,
  saveOwnTown,
  forgetOwnTown,
  keepConsentProof,
  getLegalText,
}

export const ROUTES = Object.values(ROUTES_BY_NAME)

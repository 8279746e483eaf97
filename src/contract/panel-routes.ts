import { getAudience, getAudienceFile } from './audience'
import { getConversation, replyToContact } from './contact-messages'
import {
  addPayment,
  bookForCustomer,
  cancelForCustomer,
  cancelWholeDeparture,
  confirmForCustomer,
  getDepartureDesk,
  getReservationDesk,
  getRosterFile,
  listAccountBookings,
  moveForCustomer,
  sendFormToCustomer,
} from './desk'
import { askForPanelPassword, logInToPanel, logOutOfPanel, renewPanelSession } from './panel-sign-in'
import { getReindexRun, reindexSearch } from './reindex'
import {
  confirmSecret,
  drawSecret,
  getOwnSecondFactor,
  getPendingStep,
  getSecondFactorOf,
  giveCode,
  removeSecondFactorOf,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from './second-factor'
import { endAccountSessions, inviteAccount, listAccountSessions, mailPasswordLink } from './team'

/** The table of the calls that the panel makes beside Payload's own. */
export const PANEL_ROUTES = [
  logInToPanel,
  logOutOfPanel,
  renewPanelSession,
  askForPanelPassword,
  getOwnSecondFactor,
  getPendingStep,
  giveCode,
  drawSecret,
  confirmSecret,
  turnOffSecondFactor,
  renewRecoveryCodes,
  getSecondFactorOf,
  removeSecondFactorOf,
  inviteAccount,
  mailPasswordLink,
  listAccountSessions,
  endAccountSessions,
  getDepartureDesk,
  bookForCustomer,
  cancelWholeDeparture,
  getRosterFile,
  getReservationDesk,
  listAccountBookings,
  confirmForCustomer,
  sendFormToCustomer,
  addPayment,
  moveForCustomer,
  cancelForCustomer,
  getReindexRun,
  reindexSearch,
  getConversation,
  replyToContact,
  getAudience,
  getAudienceFile,
]

import { addFactor, getCarbonDesk } from './carbon-desk'
import { getAudience, getAudienceFile } from './audience'
import {
  applyBankLine,
  applySureLines,
  importStatement,
  listBankLines,
  previewStatement,
  reopenLine,
  setLineAside,
} from './bank-lines'
import { getConversation, replyToContact } from './contact-messages'
import {
  cancelWholeDeparture,
  hastenDepartureCancellation,
  listRefundsDue,
  previewDepartureCancellation,
  stopDepartureCancellation,
} from './cancellation'
import {
  hastenContractChange,
  listContractChanges,
  planContractChange,
  previewContractChange,
  stopContractChange,
} from './contract-changes'
import { getAccountCredit, reverseCredit } from './credit'
import {
  addPayment,
  bookForCustomer,
  cancelForCustomer,
  confirmForCustomer,
  confirmWholeDeparture,
  getDepartureDesk,
  getReservationDesk,
  getRosterFile,
  listAccountBookings,
  listDeparturesToDecide,
  moveForCustomer,
  moveOnWaitlist,
  sendFormToCustomer,
  setDiscount,
} from './desk'
import { getMoney } from './money'
import { getGuardianForDesk } from './guardian'
import { decideGuideText, getGuideProposal, getOwnGuidePage, proposeGuideText, withdrawGuideText } from './guide-pages'
import { askForPanelPassword, logInToPanel, logOutOfPanel, renewPanelSession } from './panel-sign-in'
import { getPlanning, giveGuide, listGuidesOnDays, makeCopies, previewCopies } from './planning'
import { getReindexRun, reindexSearch } from './reindex'
import { getInvoicePaper, listInvoices } from './invoices'
import { getLevelAgreement } from './level-agreement'
import { listScheduledMails, sendScheduledMail, skipScheduledMail } from './scheduled-mails'
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
  getCarbonDesk,
  addFactor,
  listDeparturesToDecide,
  getPlanning,
  listGuidesOnDays,
  giveGuide,
  previewCopies,
  makeCopies,
  getDepartureDesk,
  bookForCustomer,
  confirmWholeDeparture,
  previewContractChange,
  planContractChange,
  stopContractChange,
  hastenContractChange,
  listContractChanges,
  previewDepartureCancellation,
  cancelWholeDeparture,
  stopDepartureCancellation,
  hastenDepartureCancellation,
  listRefundsDue,
  getMoney,
  moveOnWaitlist,
  getRosterFile,
  getGuardianForDesk,
  getReservationDesk,
  listAccountBookings,
  getAccountCredit,
  reverseCredit,
  confirmForCustomer,
  sendFormToCustomer,
  addPayment,
  setDiscount,
  moveForCustomer,
  cancelForCustomer,
  getReindexRun,
  reindexSearch,
  getConversation,
  replyToContact,
  getOwnGuidePage,
  proposeGuideText,
  withdrawGuideText,
  getGuideProposal,
  decideGuideText,
  getLevelAgreement,
  getAudience,
  getAudienceFile,
  listInvoices,
  getInvoicePaper,
  previewStatement,
  importStatement,
  listBankLines,
  applyBankLine,
  applySureLines,
  setLineAside,
  reopenLine,
  listScheduledMails,
  skipScheduledMail,
  sendScheduledMail,
]

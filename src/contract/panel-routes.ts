import { addFactor, getCarbonDesk, getCarbonSeasonsFile } from './carbon-desk'
import { getAudience, getAudienceFile } from './audience'
import {
  applyBankLine,
  applySureLines,
  importStatement,
  listBankCredits,
  listBankLines,
  previewStatement,
  reopenLine,
  returnRefund,
  setLineAside,
  takeBankCredit,
  takeTransferBack,
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
  bookForCustomer,
  priceForCustomer,
  confirmWholeDeparture,
  getDepartureDesk,
  getRosterFile,
  listAccountBookings,
  listDeparturesToDecide,
} from './desk'
import { closeDepartureWaitlist, moveOnWaitlist, offerFromWaitlist, removeFromWaitlist } from './desk-waitlist'
import { changeForCustomer, getDeskChanges, previewBookingChange } from './desk-changes'
import {
  addPayment,
  cancelForCustomer,
  confirmForCustomer,
  writeReservationNote,
  getReservationDesk,
  moveForCustomer,
  sendFormToCustomer,
  setDiscount,
} from './reservation-desk'
import { listUnpaidStarts } from './unpaid-starts'
import {
  getGiftDesk,
  getLiability,
  getLiabilityFile,
  issueGift,
  noteGiftPayment,
  noteGiftRepaid,
  resendGift,
  reverseGiftEntry,
  searchGifts,
  transferGift,
  voidGift,
} from './gift-desk'
import { decideDifference, getMoney } from './money'
import { getGuardianForDesk, receiveAuthorisation } from './guardian'
import { addGuideAbsence, listGuideAbsences, removeGuideAbsence } from './guide-absences'
import { decideGuideText, getGuideProposal, getOwnGuidePage, proposeGuideText, withdrawGuideText } from './guide-pages'
import { addCampaign, endCampaign, getCampaigns, getCampaignsFile } from './campaigns'
import { getMarketingFigures } from './marketing'
import { getFeaturedOrder, saveFeaturedOrder } from './featured'
import { searchPanel } from './panel-search'
import { askForPanelPassword, logInToPanel, logOutOfPanel, renewPanelSession } from './panel-sign-in'
import {
  getDepartureSales,
  getPlanning,
  getPlanningFile,
  giveGuide,
  listGuidesOnDays,
  makeCopies,
  previewCopies,
} from './planning'
import { makeReductions, previewReductions } from './reductions'
import { getReindexRun, reindexSearch } from './reindex'
import { getInvoicePaper, listInvoices } from './invoices'
import { getConsentedFile } from './newsletter'
import { getJobsDesk, giveUpJob, giveUpRow, retryJob, retryRow } from './jobs-desk'
import { previewMailText } from './mail-texts'
import { sayClosed, sayOpen } from './open-documents'
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
import { listStations } from './stations'
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
  getCarbonSeasonsFile,
  addFactor,
  listStations,
  listDeparturesToDecide,
  listUnpaidStarts,
  getPlanning,
  getPlanningFile,
  getDepartureSales,
  listGuidesOnDays,
  giveGuide,
  previewCopies,
  makeCopies,
  previewReductions,
  makeReductions,
  getFeaturedOrder,
  saveFeaturedOrder,
  getDepartureDesk,
  bookForCustomer,
  priceForCustomer,
  confirmWholeDeparture,
  receiveAuthorisation,
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
  decideDifference,
  moveOnWaitlist,
  removeFromWaitlist,
  offerFromWaitlist,
  closeDepartureWaitlist,
  getRosterFile,
  getGuardianForDesk,
  getReservationDesk,
  listAccountBookings,
  getAccountCredit,
  reverseCredit,
  confirmForCustomer,
  writeReservationNote,
  sendFormToCustomer,
  addPayment,
  setDiscount,
  moveForCustomer,
  getDeskChanges,
  previewBookingChange,
  changeForCustomer,
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
  listGuideAbsences,
  addGuideAbsence,
  removeGuideAbsence,
  getLevelAgreement,
  getAudience,
  getAudienceFile,
  getMarketingFigures,
  getCampaigns,
  getCampaignsFile,
  addCampaign,
  endCampaign,
  getConsentedFile,
  listInvoices,
  getInvoicePaper,
  previewStatement,
  importStatement,
  listBankLines,
  applyBankLine,
  applySureLines,
  setLineAside,
  reopenLine,
  returnRefund,
  listBankCredits,
  takeBankCredit,
  takeTransferBack,
  searchGifts,
  issueGift,
  getGiftDesk,
  voidGift,
  transferGift,
  reverseGiftEntry,
  resendGift,
  noteGiftPayment,
  noteGiftRepaid,
  getLiability,
  getLiabilityFile,
  listScheduledMails,
  skipScheduledMail,
  sendScheduledMail,
  getJobsDesk,
  retryJob,
  giveUpJob,
  retryRow,
  giveUpRow,
  previewMailText,
  sayOpen,
  sayClosed,
  searchPanel,
]

/**
 * Days for which what only serves a trip (health, emergency contact, birth date, sizes, addresses of the travelers) is kept
 * once it is over or canceled: long enough for an insurer's declaration and a complaint about the trip, and no longer.
 */
export const TRIP_DATA_DAYS = 30

/** Years for which a reservation keeps its travelers' names: as long as the accounting documents that name them. */
export const TRAVELER_NAME_YEARS = 10

/** Months for which a transfer that was applied to no reservation is kept: it may be claimed with the next accounts. */
export const BANK_LINE_MONTHS = 12

/** Days for which it is known who read the participants' data of a departure. */
export const ROSTER_VIEW_DAYS = 365

/** Days for which days off of a guide are kept once they are over: as long as a season is looked back on. */
export const ABSENCE_DAYS = 90

/** Days for which a number to call is kept once its hour has passed: long enough to try again after a holiday. */
export const CALL_REQUEST_DAYS = 30

/** Years for which it is known who changed what: as long as the accounting documents that it explains. PostgreSQL keeps a line no less. */
export const CHANGE_LOG_YEARS = 10

/** Years for which what people wrote to the agency is kept. */
export const CONTACT_MESSAGE_YEARS = 2

/** Days for which what was set apart as unwanted can be taken back. */
export const CONTACT_SPAM_DAYS = 30

/** Months for which the proof of a choice of what may be measured is kept: as long as what it allowed may be. */
export const CONSENT_PROOF_MONTHS = 25

/** Months for which a search of the FAQ that found nothing is kept after it was last made: two seasons of questions. */
export const FAQ_SEARCH_MONTHS = 6

/** Months for which the counts of the audience are kept: the most that the CNIL allows without consent. */
export const AUDIENCE_MONTHS = 25

/** How long names, addresses and words of a gift card are kept once it is over, in months; its ledger stays. */
export const GIFT_NAME_MONTHS = 12

/** Months for which it is known which messages about a reservation left: banks let cards be contested for up to eighteen months. */
export const MAIL_PROOF_MONTHS = 24

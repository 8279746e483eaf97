/** A question or an answer holds so many characters, once cleaned. */
export const MESSAGE_MAX_LENGTH = 2000

/** The reason of a report. */
export const REPORT_MAX_LENGTH = 500

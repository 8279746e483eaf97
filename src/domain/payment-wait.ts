/** How long a link to pay stays good after the trip, or alone, in days. */
export const PAYMENT_LINK_DAYS = 90
/** How long a payment that came to nothing is kept, in days: for as long as somebody may ask why. */
export const INTENT_DAYS = 30
/** How long the number of a provider's message is kept, in days: providers send again for some days. */
export const PAYMENT_EVENT_DAYS = 90

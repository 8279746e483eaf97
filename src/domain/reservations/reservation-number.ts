/** Numbers begin above the years that older ones begin with, `LG-27-0614-118`, so that none is written as one of those without its dashes. */
const FIRST = 4_000_000
const SPAN = 6_000_000
/** Shares no divisor with `SPAN`: reservations that follow each other have numbers far apart, and no two the same. */
const STEP = 3_708_203

/**
 * What a reservation is called on paper: `LG-7708-2039`, by its rank alone, for the trip may change. Its last digit is a check digit: no
 * other number differs by one digit. Older reservations are called by the first day of their trip, `LG-27-0614-118`.
 */
export const reservationNumber = (id: number): string => {
  const lap = Math.floor(id / SPAN) * 10_000_000
  const digits = String(lap + FIRST + ((id * STEP) % SPAN))
  return `LG-${digits.slice(0, -3)}-${digits.slice(-3)}${checkDigit(digits)}`
}

/** ISO 7064, MOD 11,10. */
const checkDigit = (digits: string): string => {
  const product = [...digits].reduce((before, digit) => (2 * ((before + Number(digit)) % 10 || 10)) % 11, 10)
  return String((11 - product) % 10)
}

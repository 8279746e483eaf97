/** A traveler of whom nothing is known yet. */
export const BLANK_PARTICIPANT = {
  first_name: null,
  last_name: null,
  birth_date: null,
  email: null,
  phone: null,
  emergency_name: null,
  emergency_phone: null,
  diet: null,
  level: null,
  sizes: {},
}

/** The only traveler of a booking, who is never canceled alone. */
export const LAST_TRAVELER = { fee: 0, travelers_count: 1 }

/** Who waits for a seat. */
export const PARTY = { travelers_count: 1, fewest_count: 1 }

/** An option that no trip has. */
export const NO_OPTION = { option_id: 'none', count: 1, from_count: 0, fee: 0, total: 0 }

/** A place that is handed over, of a booking that was shown with other travelers. */
export const TRANSFER = {
  first_name: 'Lou',
  last_name: 'Martel',
  birth_date: '1990-02-28',
  email: 'lou@lagopede.test',
  phone: '+33639981234',
  level: 5,
  travelers_count: 30,
  done_count: 0,
  cost: 0,
}

/** The calls of a signed-in person that name nothing of anybody: they are about who calls, or about what all may read. */
export const SELF_CALLS = [
  'delete /v1/interests/:expedition_id',
  'delete /v1/user/level',
  'delete /v1/user/newsletter',
  'delete /v1/user/providers/:provider',
  'delete /v1/user/sessions',
  'delete /v1/user/sessions/:session',
  'get /v1/cart',
  'get /v1/interests',
  'get /v1/interests/popup',
  'get /v1/reservations',
  'get /v1/user',
  'get /v1/user/account',
  'get /v1/user/credit',
  'get /v1/user/deletion',
  'get /v1/user/export',
  'get /v1/user/level',
  'get /v1/user/sessions',
  'get /v1/waitlist',
  'patch /v1/interests/alerts',
  'patch /v1/user',
  'patch /v1/user/identity',
  'post /v1/cart',
  'post /v1/carts/:id/confirmation',
  'post /v1/expeditions/:id/messages',
  'post /v1/expeditions/:id/messages/:message_id/report',
  'post /v1/interests',
  'post /v1/interests/popup/seen',
  'post /v1/user/deletion',
  'post /v1/user/level',
  'post /v1/user/password',
  'post /v1/user/proof',
  'post /v1/waitlist',
]

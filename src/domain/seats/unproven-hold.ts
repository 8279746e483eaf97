/** The reason of a refusal that a confirmed address lifts. */
export const ADDRESS_FIRST = 'address'

/** What accounts whose address was never proven may hold, unless the agency says otherwise. */
export const UNPROVEN_HOLD = {
  /** How long one hold lasts; it can be prolonged once for as long. */
  minutes: 15,
  /** The share of a departure’s free seats that all of them together may hold, in percent. */
  sharePercent: 50,
  /** How many seats, and on how many departures, those of one client address may hold at once. */
  clientSeats: 12,
  clientDepartures: 3,
}

export type UnprovenHoldLimits = typeof UNPROVEN_HOLD

/** What unproven accounts hold, without the one that asks. */
export type UnprovenHolds = {
  /** Seats of the departure asked for that are sold to nobody, those of unproven accounts included. */
  free: number
  departureSeats: number
  clientSeats: number
  /** Departures other than the one asked for. */
  clientDepartures: number
}

export type UnprovenRefusal = {
  message: string
  /** How many seats the account may hold all the same. */
  available: number
}

/** How long an unproven account may hold seats of one departure in all, in milliseconds. */
export const longestUnprovenHold = (minutes: number): number => 2 * minutes * 60_000

/** How many seats of a departure all unproven accounts may hold together: their share rounded up, and at least one. */
export const unprovenSeats = ({ free, sharePercent }: { free: number; sharePercent: number }): number =>
  Math.max(1, Math.ceil((free * sharePercent) / 100))

/** Why an unproven account can't hold so many seats, or null. */
export const unprovenRefusal = ({
  seats,
  holds,
  limits,
}: {
  seats: number
  holds: UnprovenHolds
  limits: UnprovenHoldLimits
}): UnprovenRefusal | null => {
  const onDeparture = unprovenSeats({ free: holds.free, ...limits }) - holds.departureSeats
  const byClient = holds.clientDepartures < limits.clientDepartures ? limits.clientSeats - holds.clientSeats : 0
  const available = Math.max(0, Math.min(onDeparture, byClient))
  if (seats <= available) return null
  return { message: available > 0 ? `${CONFIRM_FIRST} ${withoutProof(available)}` : CONFIRM_FIRST, available }
}

const CONFIRM_FIRST =
  'Confirme d’abord ton adresse mail\u00a0: un bouton t’attend dans l’email que nous t’avons envoyé. Nous gardons ensuite toutes tes places.'

const withoutProof = (available: number): string =>
  `D’ici là, nous pouvons t’en garder ${available === 1 ? 'une' : String(available)}.`

/** Said when an unproven account held seats of a departure for as long as it may. */
export const UNPROVEN_HOLD_SPENT =
  'Nous ne gardons pas tes places plus longtemps sans adresse confirmée\u00a0: appuie sur le bouton de l’email que nous t’avons envoyé, puis reprends-les.'

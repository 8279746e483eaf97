import { parisInstant } from '@/domain/days/paris-instant'

const HOUR_MS = 3_600_000

/** How long seats wait for the shares of a deposit, in hours, however often it is shared anew. */
export const SHARING_HOURS = 48
/** A sharing that would end sooner is none: nobody would have the time to pay. */
const LEAST_HOURS = 1
/** For how many days a sharing that ended counts in the hours of the next one of the same departure. */
export const SHARING_WINDOW_DAYS = 7
/** The smallest share, in cents: providers take no less than half a euro. */
const LEAST_SHARE_CENTS = 100
/** How many may share at most. */
export const MOST_SHARES = 20
/** How long before the end the host is told who is missing, in hours. */
export const SHARING_NOTICE_HOURS = 6

/** Why an account without a confirmed address shares no deposit, in French. */
export const SHARING_NEEDS_ADDRESS =
  'Confirme d’abord ton adresse mail\u00a0: vos places attendent deux jours sans paiement, et c’est là qu’on t’écrit s’il manque une part.'

/** Equal shares of a sum, in cents: what does not divide falls to the first ones, a cent each. */
export const splitShares = ({ totalCents, payers }: { totalCents: number; payers: number }): number[] => {
  const each = Math.floor(totalCents / payers)
  const left = totalCents - each * payers
  return Array.from({ length: payers }, (_, index) => each + (index < left ? 1 : 0))
}

/** By how many a deposit may be shared: two at least, each traveler at most; zero when it can't be. */
export const mostSharers = ({ travelers, dueCents }: { travelers: number; dueCents: number }): number => {
  const most = Math.min(travelers, MOST_SHARES, Math.floor(dueCents / LEAST_SHARE_CENTS))
  return most < 2 ? 0 : most
}

/**
 * Until when seats wait for the shares of a deposit: two days from when it was first shared, and not beyond the eve of the departure;
 * null when too little time is left.
 */
export const sharingDeadline = ({
  now,
  firstOpenedAt,
  departureStart,
}: {
  now: Date
  firstOpenedAt: Date
  departureStart: string
}): Date | null => {
  const salesEnd = parisInstant({ day: departureStart, hour: 0 })
  const deadline = Math.min(firstOpenedAt.getTime() + SHARING_HOURS * HOUR_MS, salesEnd.getTime())
  return deadline - now.getTime() < LEAST_HOURS * HOUR_MS ? null : new Date(deadline)
}

/** How far a share is. missing: nobody began; declined: its person does not come; ready: authorised, it waits for the others; lost: accepted, and its bank gave it no more. */
export type ShareState = 'missing' | 'declined' | 'waiting' | 'refused' | 'ready' | 'paid' | 'lost' | 'released'

/** Why a sharing ended without an order. */
export type SharingEnd = 'gave_up' | 'deadline' | 'changed' | 'refused' | 'share_lost' | 'account' | 'departure'

const ENDS: Record<SharingEnd, string> = {
  gave_up: 'La personne qui réserve a arrêté le partage.',
  deadline: 'Il manquait une part à l’heure dite.',
  changed: 'La réservation a changé pendant le partage.',
  refused: 'La réservation n’a pas pu se faire.',
  share_lost: 'La banque d’une des parts a retiré son accord.',
  account: 'La personne qui réserve a supprimé son compte.',
  departure: 'L’agence a annulé ce départ.',
}

/** What is said to all of a sharing that ended, beside that nothing was taken. */
export const sharingEndWords = (end: SharingEnd): string => ENDS[end]

import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { parisInstant } from '@/domain/days/paris-instant'
import { depositDays } from '@/domain/ledger/unpaid-deposits'
import { depositDueDay } from './payment-schedule'

/** What is written to who booked, or travels, at an hour that depends on a reservation. */
export const SCHEDULED_MAIL_KINDS = [
  'deposit_due_soon',
  'deposit_due',
  'balance_due_soon',
  'balance_due',
  'balance_late',
  'profiles_in_30_days',
  'profiles_in_7_days',
  'authorisation_due',
  'trip_in_7_days',
  'trip_tomorrow',
  'review_invitation',
] as const
export type ScheduledMailKind = (typeof SCHEDULED_MAIL_KINDS)[number]

/** Those that ask for money. */
export const CLAIM_MAIL_KINDS = [
  'deposit_due_soon',
  'deposit_due',
  'balance_due_soon',
  'balance_due',
  'balance_late',
] as const satisfies ScheduledMailKind[]

/** Why a mail does not leave, when the rules say so; the agency says it in its own words. */
export const MAIL_REFUSALS = [
  'canceled',
  'account_gone',
  'paid',
  'by_card',
  'confirmed',
  'complete',
  'unconfirmed',
  'reviewed',
  'authorised',
  'no_address',
  'late',
] as const
export type MailRefusal = (typeof MAIL_REFUSALS)[number]

export type MailedReservation = {
  status: 'pending' | 'confirmed' | 'canceled'
  bookedAt: Date
  totalCents: number
  paidCents: number
  hasPayments: boolean
  balanceDueOn: string | null
  /** Working days that a transfer takes. */
  transferDays: number
  /** A card is kept that will be charged for it. */
  hasKeptCard: boolean
  /** Whether nothing is missing in the profiles of its travelers. */
  isComplete: boolean
  hasReview: boolean
  /** Of the authorisation that a guardian signs; null where none is to be signed yet. */
  authorisation: 'awaited' | 'received' | null
  isAccountGone: boolean
  /** The travelers who were invited by their private link at an address of their own. */
  invited: number[]
}

/** First and last calendar day in Paris. */
export type MailedDeparture = { start: string; end: string; isCanceled: boolean }

export type ScheduledMail = {
  kind: ScheduledMailKind
  /** Null: who booked. */
  participantId: number | null
  /** The day it speaks of: of another day it is another mail. Null: it leaves once, whatever the days. */
  occasion: string | null
  dueAt: Date
  /** Null while it is to leave. */
  refusal: MailRefusal | null
}

type Facts = { reservation: MailedReservation; departure: MailedDeparture }
/** From `staleAt` on it says nothing useful any more. */
type Dated = Omit<ScheduledMail, 'refusal'> & { staleAt: Date; refusal: MailRefusal | null }

const MORNING = 9
const AFTER_BREAKFAST = 10
const EVENING = 18
const BALANCE_STEPS = { balance_due_soon: [-7, 0], balance_due: [0, 3], balance_late: [3, null] } as const
const PROFILE_STEPS = { profiles_in_30_days: [30, 26], profiles_in_7_days: [7, 3] } as const
/** How many days before the departure a signed authorisation that has not come back is recalled. */
const AUTHORISATION_DAYS = 10
/** How long after the return a review is still asked for. */
const REVIEW_DAYS = 15

const morning = (day: string): Date => parisInstant({ day, hour: MORNING })
const midnight = (day: string): Date => parisInstant({ day, hour: 0 })

/**
 * Every mail of a reservation that leaves at its hour, with that hour and why it does not leave, if it does not: a refused
 * one was planned before, or never is. What was due before the booking is not said; the way to the departure always is.
 */
export const scheduledMails = ({ now, ...facts }: Facts & { now: Date }): ScheduledMail[] =>
  [
    ...deposits(facts),
    ...balances(facts),
    ...profiles(facts),
    ...authorisation(facts),
    ...practical(facts),
    review(facts),
  ].map(({ staleAt, refusal, ...mail }) => ({
    ...mail,
    refusal: standing(facts) ?? refusal ?? (now >= staleAt ? 'late' : null),
  }))

const standing = ({ reservation, departure }: Facts): MailRefusal | null => {
  if (reservation.status === 'canceled' || departure.isCanceled) return 'canceled'
  return reservation.isAccountGone ? 'account_gone' : null
}

const deposits = ({ reservation, departure }: Facts): Dated[] => {
  const { totalCents, bookedAt, status, hasPayments, transferDays } = reservation
  const bookedOn = calendarDayInParis(bookedAt)
  const dueOn = depositDueDay({ departureStart: departure.start, bookedOn, transferDays })
  const { recallOn, claimOn } = depositDays({ dueOn, bookedOn })
  const refusal = status === 'confirmed' ? 'confirmed' : hasPayments || totalCents === 0 ? 'paid' : null
  const who = { participantId: null, occasion: null, refusal } as const
  return [
    { ...who, kind: 'deposit_due_soon', dueAt: morning(recallOn), staleAt: midnight(dueOn) },
    { ...who, kind: 'deposit_due', dueAt: morning(claimOn), staleAt: parisInstant({ day: departure.start, hour: 12 }) },
  ]
}

const balances = ({ reservation, departure }: Facts): Dated[] => {
  const { balanceDueOn, paidCents, totalCents, bookedAt, hasKeptCard } = reservation
  if (balanceDueOn === null) return []
  const refusal = paidCents >= totalCents ? 'paid' : hasKeptCard ? 'by_card' : null
  return entries(BALANCE_STEPS)
    .map(([kind, [after, staleAfter]]): Dated => {
      const staleOn = staleAfter === null ? departure.start : addDays(balanceDueOn, staleAfter)
      const dueAt = morning(addDays(balanceDueOn, after))
      return { kind, participantId: null, occasion: balanceDueOn, dueAt, staleAt: midnight(staleOn), refusal }
    })
    .filter(({ dueAt, staleAt }) => dueAt > bookedAt && dueAt < staleAt)
}

const profiles = ({ reservation, departure: { start } }: Facts): Dated[] =>
  entries(PROFILE_STEPS)
    .map(([kind, [before, staleBefore]]): Dated => ({
      kind,
      participantId: null,
      occasion: start,
      dueAt: morning(addDays(start, -before)),
      staleAt: midnight(addDays(start, -staleBefore)),
      refusal: reservation.isComplete ? 'complete' : null,
    }))
    .filter(({ dueAt }) => dueAt > reservation.bookedAt)

/** Recalled ten days before, and at once to who says later than that who answers for the children. */
const authorisation = ({ reservation, departure: { start } }: Facts): Dated[] =>
  reservation.authorisation === null
    ? []
    : [
        {
          kind: 'authorisation_due',
          participantId: null,
          occasion: start,
          dueAt: latest(morning(addDays(start, -AUTHORISATION_DAYS)), reservation.bookedAt),
          staleAt: midnight(start),
          refusal: reservation.authorisation === 'received' ? 'authorised' : null,
        },
      ]

/** Who books within the week gets the practical mail the next evening, and who books the day before that of the eve at once. */
const practical = ({ reservation: { bookedAt, invited }, departure: { start } }: Facts): Dated[] => {
  const eve = addDays(start, -1)
  const bookedOn = calendarDayInParis(bookedAt)
  const tonight = parisInstant({ day: bookedOn, hour: EVENING })
  const nextEvening = bookedAt < tonight ? tonight : parisInstant({ day: addDays(bookedOn, 1), hour: EVENING })
  const inAWeek = latest(parisInstant({ day: addDays(start, -7), hour: EVENING }), nextEvening)
  const mails = [
    { kind: 'trip_in_7_days', dueAt: inAWeek, staleAt: midnight(eve) },
    { kind: 'trip_tomorrow', dueAt: latest(morning(eve), bookedAt), staleAt: midnight(start) },
  ] as const
  return [null, ...invited].flatMap((participantId) =>
    mails
      .filter(({ dueAt, staleAt }) => dueAt < staleAt)
      .map((mail) => ({ ...mail, participantId, occasion: start, refusal: null })),
  )
}

const review = ({ reservation, departure: { end } }: Facts): Dated => ({
  kind: 'review_invitation',
  participantId: null,
  occasion: null,
  dueAt: parisInstant({ day: addDays(end, 1), hour: AFTER_BREAKFAST }),
  staleAt: midnight(addDays(end, REVIEW_DAYS)),
  refusal: reservation.hasReview ? 'reviewed' : reservation.status === 'pending' ? 'unconfirmed' : null,
})

const latest = (one: Date, other: Date): Date => (one > other ? one : other)

const entries = <Key extends string, Value>(steps: Record<Key, Value>) => Object.entries(steps) as Array<[Key, Value]>

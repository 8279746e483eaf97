import { addDays } from '@/domain/days/days'

/** What may move a price once it is agreed, and nothing else (Code du tourisme, L211-12). */
export const REVISION_CAUSES = ['fuel', 'taxes', 'currency'] as const
export type RevisionCause = (typeof REVISION_CAUSES)[number]

export const CHANGE_KINDS = ['price', 'content'] as const
export type ChangeKind = (typeof CHANGE_KINDS)[number]

/** What a customer may answer. */
export const CHANGE_ANSWERS = ['accept', 'terminate', 'move'] as const
export type ChangeAnswer = (typeof CHANGE_ANSWERS)[number]

/** What no answer means, as the text of the contract says. */
export type ChangeSilence = 'accept' | 'terminate'

/** How long a change that is planned may be stopped, in minutes. */
export const CHANGE_STOP_MINUTES = 10
/** How long a private link still shows what was answered, in days. */
export const CHANGE_LINK_DAYS = 60
/** How many days before the last one who has not answered is reminded. */
export const CHANGE_REMINDER_DAYS = 2

/** Of the price by the contract, the shares in percent that follow each cause. */
type RevisionFormula = { fuel_percent: number; taxes_percent: number; currency_percent: number }

/** What a text says of changes, as a contract keeps it. */
export type ChangeTerms = RevisionFormula & { version: string; answer_days: number; silence: ChangeSilence }

/** What a cause was worth on the day of the contract, and is worth now, in any one unit. */
export type Variation = { cause: RevisionCause; from: number; to: number }

const MILLION = 1_000_000

/**
 * A price by the formula of its contract, in cents: each share follows its cause, up or down. What is less than a cent is the
 * customer's.
 */
export const revisedCents = ({
  cents,
  formula,
  variations,
}: {
  cents: number
  formula: RevisionFormula
  variations: readonly Variation[]
}): number => {
  const change = variations.reduce(
    (sum, { cause, from, to }) => sum + (formula[`${cause}_percent`] / 100) * (to / from - 1),
    0,
  )
  // Binary fractions would make 50 600 cents 50 599.999…: a millionth of a cent is nothing.
  return Math.max(0, Math.floor(Math.round(cents * (1 + change) * MILLION) / MILLION))
}

const NOTICE_DAYS = 20
const FREE_ABOVE_PERCENT = 8

/** The last day on which a price may be raised: it is told twenty days before the departure at the latest (L211-12). */
export const lastRiseDay = (departureStart: string): string => addDays(departureStart, -NOTICE_DAYS)

export const RISE_TOO_LATE =
  'Le prix n’augmente plus à moins de vingt jours du départ (Code du tourisme, art. L211-12).'
export const NO_FORMULA = 'Son contrat ne prévoit aucune révision du prix (Code du tourisme, art. L211-12).'

/** Why a price may not become another one on a day; null when it may. Lower is always allowed before the departure. */
export const riseRefusal = ({
  fromCents,
  toCents,
  departureStart,
  today,
}: {
  fromCents: number
  toCents: number
  departureStart: string
  today: string
}): string | null => (toCents > fromCents && today > lastRiseDay(departureStart) ? RISE_TOO_LATE : null)

/** Whether a rise opens free termination: above 8 % of the price (L211-12). */
export const isFreeToLeave = ({ fromCents, toCents }: { fromCents: number; toCents: number }): boolean =>
  toCents * 100 > fromCents * (100 + FREE_ABOVE_PERCENT)

/** By how much a price changes, in percent with one decimal. */
export const changePercent = ({ fromCents, toCents }: { fromCents: number; toCents: number }): number =>
  fromCents === 0 ? 0 : Math.round(((toCents - fromCents) / fromCents) * 1_000) / 10

/** The day by which an answer is asked when the agency names none: by the text, and not after the eve of the departure. */
export const usualAnswerDay = ({
  today,
  answerDays,
  departureStart,
}: {
  today: string
  answerDays: number
  departureStart: string
}): string => {
  const [asked, eve] = [addDays(today, answerDays), addDays(departureStart, -1)]
  return asked < eve ? asked : eve
}

/** Why a day can't be the last to answer: who is asked has two days at least, and the departure is still to come. */
export const answerDayRefusal = ({
  answerBy,
  today,
  departureStart,
}: {
  answerBy: string
  today: string
  departureStart: string
}): string | null => {
  if (answerBy >= departureStart) return 'La date de réponse vient avant le départ.'
  return answerBy < addDays(today, 2) ? 'Laisse deux jours au moins pour répondre.' : null
}

/** Whether an answer may still be given: until midnight in Paris, once. */
export const isAnswerOpen = ({
  needsAnswer,
  answer,
  answerBy,
  today,
  isCanceled,
}: {
  needsAnswer: boolean
  answer: string | null
  answerBy: string
  today: string
  isCanceled: boolean
}): boolean => needsAnswer && answer === null && !isCanceled && today <= answerBy

/** How a change came to hold: told where no answer is asked, accepted, or by the silence that the text says means so. */
export type Holding = 'told' | 'accepted' | 'silence'

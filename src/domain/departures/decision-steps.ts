import { formatDayMonth } from '@/domain/days/french-dates'
import { DAYS_TO_TELL } from '@/domain/catalogue/minimum-participants'
import { paymentSchedule } from '@/domain/reservations/payment-schedule'
import { formatCount } from '@/domain/text/plural'
import { formatPrice } from '@/domain/text/price'
import { REFUND_DAYS } from '@/domain/ledger/refund-due'
import { weekdayName } from '@/domain/days/weekday'
import { isDecisionOver } from './departure-words'

type Departure = {
  departure_start: string
  /** Of one person, in euros. */
  price: number
  deposit_percent: number
  available_count: number
  sales_closed: boolean
  min_participants: number | null
  awaited: { missing_count: number; decision_on: string } | null
  guide: { full_name: string } | null
}

export type DecisionStep = {
  kind: 'now' | 'enough' | 'decision' | 'departure'
  when: string
  what: string
  text: string
}

export type DecisionSteps = {
  /** `24 mai`, the first day of the departure. */
  day: string
  steps: DecisionStep[]
  leaves: string
  stays: string
}

/** The first departure that can be booked and waits for travelers, while its day of decision is to come; null without one. */
export const nextAwaited = <One extends Departure>(departures: readonly One[], today: string): One | null =>
  departures.find(
    ({ awaited, min_participants: minimum, available_count: left, sales_closed: isClosed }) =>
      awaited !== null && minimum !== null && left > 0 && !isClosed && !isDecisionOver({ awaited, today }),
  ) ?? null

/** How it is decided whether the next departure that waits for travelers leaves, day by day; null without one. */
export const decisionSteps = ({
  departures,
  today,
  meetingPoint,
}: {
  departures: readonly Departure[]
  today: string
  meetingPoint: string | null
}): DecisionSteps | null => {
  const departure = nextAwaited(departures, today)
  if (!departure?.awaited || departure.min_participants === null) return null
  const { awaited, departure_start: start, min_participants: minimum } = departure
  const { depositCents, balanceDueOn } = paymentSchedule({
    totalCents: Math.round(departure.price * 100),
    departureStart: start,
    bookedOn: today,
    depositPercent: departure.deposit_percent,
  })
  const sum = formatPrice(depositCents / 100)
  const isBalanceLater = balanceDueOn !== null && balanceDueOn > awaited.decision_on
  return {
    day: formatDayMonth(start),
    steps: [
      {
        kind: 'now',
        when: 'Aujourd’hui',
        what: formatCount(minimum - awaited.missing_count, 'inscrit'),
        text:
          balanceDueOn === null
            ? `Tu peux réserver, tout se règle à la réservation\u00a0: ${sum} par personne.`
            : `Tu peux réserver, l’acompte est de ${sum} par personne.`,
      },
      {
        kind: 'enough',
        when: 'Dès que',
        what: formatCount(minimum, 'inscrit'),
        text: 'Confirmé dans la minute, on t’écrit. C’est le moment de prendre ton train.',
      },
      {
        kind: 'decision',
        when: 'Au plus tard',
        what: dayInWords(awaited.decision_on),
        text: `${deciders(departure.guide)} décident.${minimum > 1 ? ` On peut partir à moins de ${String(minimum)}.` : ''}`,
      },
      {
        kind: 'departure',
        when: 'Si on part',
        what: dayInWords(start),
        text: meetingPoint
          ? `Rendez-vous\u00a0: ${meetingPoint}`
          : 'Le lieu et l’heure du rendez-vous sont dans ta réservation.',
      },
    ],
    leaves: isBalanceLater
      ? `On t’écrit aussitôt. Le solde est à régler le ${formatDayMonth(balanceDueOn)} au plus tard.`
      : 'On t’écrit aussitôt\u00a0: tu peux prendre ton train.',
    stays: `Tu choisis\u00a0: tout te revient sous ${String(REFUND_DAYS)}\u00a0jours, ou tu prends une autre date ou un avoir.`,
  }
}

/** By when the law has travelers told, whatever the trip. */
export const lawOfDecision = (): string =>
  `La loi fixe le dernier jour pour te le dire\u00a0: ${String(DAYS_TO_TELL.long)}\u00a0jours avant pour un voyage de plus de 6\u00a0jours, ${String(DAYS_TO_TELL.short)}\u00a0jours avant de 2 à 6\u00a0jours (art.\u00a0L211-14 du code du tourisme).`

const deciders = (guide: Departure['guide']): string => `${guide?.full_name.split(' ')[0] ?? 'Le guide'} et l’agence`

const dayInWords = (day: string): string => {
  const weekday = weekdayName(day)
  return `${weekday.slice(0, 1).toUpperCase()}${weekday.slice(1)} ${formatDayMonth(day)}`
}

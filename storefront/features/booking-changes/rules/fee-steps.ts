import type { CancellationStep } from '@/contract/cancellation-step'
import { addDays, daysBetween } from '@/domain/days/days'
import { formatDayMonth } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'

export type FeeStep = { percent: number; days: string; note: string; isNow: boolean }

/** The steps of a cancellation rule as a walk down: real days, how far from the departure, and which one today stands on. */
export const feeSteps = ({
  steps,
  departureStart,
  today,
}: {
  steps: readonly CancellationStep[]
  departureStart: string
  today: string
}): FeeStep[] =>
  steps.map(({ until, refund_percent: percent }, index) => {
    const before = steps[index - 1]?.until ?? null
    const first = before && addDays(before, 1)
    return {
      percent,
      days: daysOf({ first, until }),
      note: until
        ? `${formatCount(daysBetween({ from: until, to: departureStart }), 'jour')} avant`
        : 'jusqu’au départ',
      isNow: (first === null || today >= first) && (until === null || today <= until),
    }
  })

const daysOf = ({ first, until }: { first: string | null; until: string | null }): string => {
  if (first === null) return until ? `Jusqu’au ${formatDayMonth(until)}` : 'Dès maintenant'
  if (until === null) return `Dès le ${formatDayMonth(first)}`
  if (first === until) return `Le ${formatDayMonth(first)}`
  const isOneMonth = first.slice(0, 7) === until.slice(0, 7)
  return `${isOneMonth ? dayOf(first) : formatDayMonth(first)} au ${formatDayMonth(until)}`
}

const dayOf = (day: string): string => (day.endsWith('-01') ? '1er' : String(Number(day.slice(8))))

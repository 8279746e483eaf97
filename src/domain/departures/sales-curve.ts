import { travelersBefore, usualSales, type SalesStep, type SoldDeparture, type UsualSales } from './usual-sales'

/** A curve shows as many days at least, and as many as it takes for the first sale to be seen. */
const SHOWN_DAYS = 180

/** Days between two points of what is usual. */
const POINT_DAYS = 6

/** Travelers of a departure from a day on, counted in days before it leaves. */
type CurvePoint = { days_before: number; travelers: number }

/** What is usual so many days before. */
type UsualPoint = UsualSales & { days_before: number }

/** How many days before its departure a curve begins: at its first sale, and half a year before at least. */
const curveStart = ({ steps, daysBefore }: { steps: readonly SalesStep[]; daysBefore: number }): number =>
  Math.max(SHOWN_DAYS, daysBefore, ...steps.map((step) => step.daysBefore))

/**
 * The travelers of a departure by days before it leaves, from the beginning of the curve until today or until it left, one point
 * a change; and, where enough departures tell it, what is usual until the day of leaving.
 */
export const salesCurve = ({
  steps,
  daysBefore,
  capacity,
  departures,
}: {
  steps: readonly SalesStep[]
  /** Of today: none once it has left. */
  daysBefore: number
  capacity: number
  departures: readonly SoldDeparture[]
}): { curve: CurvePoint[]; usual: UsualPoint[] } => {
  const start = curveStart({ steps, daysBefore })
  const changes = steps.map((step) => step.daysBefore).filter((day) => day >= daysBefore)
  const curve = descending([start, ...changes, daysBefore]).map((day) => ({
    days_before: day,
    travelers: travelersBefore({ steps, daysBefore: day }),
  }))
  const days = Array.from({ length: Math.floor(start / POINT_DAYS) + 1 }, (_, index) => index * POINT_DAYS)
  const usual = descending([start, daysBefore, ...days]).flatMap((day) => {
    const known = usualSales({ departures, daysBefore: day, capacity })
    return known ? [{ days_before: day, ...known }] : []
  })
  return { curve, usual }
}

const descending = (days: readonly number[]): number[] => [...new Set(days)].sort((one, other) => other - one)

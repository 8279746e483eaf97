import { daysBetween } from '@/domain/days/days'

/** Length of a departure in days, first and last included; both are ISO dates. */
export const departureLength = ({ start, end }: { start: string; end: string }): number =>
  daysBetween({ from: start, to: end }) + 1

import { once } from '@/domain/text/once'

const clock = once(
  () => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: 'numeric', hourCycle: 'h23' }),
)

/** The hour that a clock in Paris shows at an instant, 0 to 23. */
export const hourInParis = (instant: Date): number => Number.parseInt(clock().format(instant), 10)

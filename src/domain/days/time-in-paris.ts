import { once } from '@/domain/text/once'

const clock = once(
  () => new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', hour: '2-digit', minute: '2-digit' }),
)

/** The time that a clock in Paris shows, `18 h 05`; spaces that do not break. */
export const timeInParis = (instant: Date): string =>
  clock()
    .format(instant)
    .replace(/^0?(\d+):/, '$1\u00a0h\u00a0')

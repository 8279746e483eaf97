import { once } from '@/domain/text/once'

const inParis = once(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** A day and an hour in Paris, `jeudi 22 avril, 18 h` or `jeudi 22 avril, 18 h 05`; spaces that do not break. */
export const formatInstant = (instant: string): string => {
  const part = partsOf(inParis(), instant)
  const minute = part('minute') === '00' ? '' : `\u00a0${part('minute')}`
  return `${part('weekday')} ${part('day')}\u00a0${part('month')}, ${String(Number(part('hour')))}\u00a0h${minute}`
}

const inFull = once(
  () =>
    new Intl.DateTimeFormat('fr-FR', {
      timeZone: 'Europe/Paris',
      year: 'numeric',
      month: 'long',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** A day and an hour in Paris as an acknowledgement says them, `20 mai 2027 à 18 h 42`; spaces that do not break. */
export const formatInstantInFull = (instant: string): string => {
  const part = partsOf(inFull(), instant)
  return `${part('day')}\u00a0${part('month')}\u00a0${part('year')} à ${String(Number(part('hour')))}\u00a0h\u00a0${part('minute')}`
}

/** What a clock shows, part by part; the first day of a month as French writes it. */
const partsOf = (clock: Intl.DateTimeFormat, instant: string) => {
  const parts = new Map(clock.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return (type: Intl.DateTimeFormatPartTypes): string => {
    const text = parts.get(type) ?? ''
    return type === 'day' && text === '1' ? '1er' : text
  }
}

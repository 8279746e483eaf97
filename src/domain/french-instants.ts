const inParis = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A day and an hour in Paris, `jeudi 22 avril, 18 h` or `jeudi 22 avril, 18 h 05`; spaces that do not break. */
export const formatInstant = (instant: string): string => {
  const parts = new Map(inParis.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? ''
  const day = part('day') === '1' ? '1er' : part('day')
  const minute = part('minute') === '00' ? '' : `\u00a0${part('minute')}`
  return `${part('weekday')} ${day}\u00a0${part('month')}, ${String(Number(part('hour')))}\u00a0h${minute}`
}

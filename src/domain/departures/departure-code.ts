/** What is retyped before a departure is canceled: the first long word of its trip and its day, `PACKRAFT-0430`. */
export const departureCode = ({ slug, departureStart }: { slug: string; departureStart: string }): string => {
  const words = slug.split('-')
  const word = words.find(({ length }) => length > 3) ?? words[0] ?? 'depart'
  return `${word.toUpperCase()}-${departureStart.slice(5, 7)}${departureStart.slice(8, 10)}`
}

/** Whether that code was retyped, however it is spaced and spelled in capitals or not. */
export const isDepartureCode = ({ typed, code }: { typed: string; code: string }): boolean =>
  typed.replace(/\s/g, '').toUpperCase() === code

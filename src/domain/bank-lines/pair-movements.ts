import { foldName } from '@/domain/text/fold-name'

/** A sum that came to an account, as a file of the bank says it. */
export type Movement = { bookedOn: string; amountCents: number; payer: string; words: string }

type Sides = { incoming: readonly Movement[]; known: readonly Movement[] }

/** How many pairs of the same day and sum `pairMovements` compares. */
export const countPairs = ({ incoming, known }: Sides): number => {
  const counts = new Map<string, number>()
  for (const one of known) counts.set(sumOf(one), (counts.get(sumOf(one)) ?? 0) + 1)
  return incoming.reduce((sum, one) => sum + (counts.get(sumOf(one)) ?? 0), 0)
}

/**
 * Which of the movements that are known already each incoming one is, by place, where another kind of file told of them; null for a
 * new one. Day and sum must be the same, and who paid or a reference be found in both, where both say any. Each is taken once, the
 * most alike first: two transfers of a day that say the same stay two.
 */
export const pairMovements = ({ incoming, known }: Sides): Array<number | null> => {
  const places = new Map<string, number[]>()
  for (const [place, one] of known.entries()) {
    const alike = places.get(sumOf(one))
    if (alike) alike.push(place)
    else places.set(sumOf(one), [place])
  }
  const said = known.map(signsOf)
  const pairs = incoming.flatMap((one, index) => {
    const signs = signsOf(one)
    return (places.get(sumOf(one)) ?? []).flatMap((place) => {
      const score = likeness(signs, said[place] ?? NOTHING)
      return score === null ? [] : [{ index, place, score }]
    })
  })
  const found: Array<number | null> = incoming.map(() => null)
  const taken = new Set<number>()
  for (const { index, place } of pairs.toSorted((one, other) => other.score - one.score)) {
    if (found[index] !== null || taken.has(place)) continue
    found[index] = place
    taken.add(place)
  }
  return found
}

const sumOf = ({ bookedOn, amountCents }: Movement): string => `${bookedOn} ${String(amountCents)}`

/** What tells a movement from another: a booking's number, parts of names, words with digits; with all of its text on one line. */
type Signs = { number: string | null; tokens: string[]; text: string }
const NOTHING: Signs = { number: null, tokens: [], text: '' }

// Banks leave out the marks of a number, or put others; most of its parts are those of others too.
const NUMBER = /\bLG[^A-Z0-9]*(?:\d{4}[^A-Z0-9]*\d{4}(?!\d)|\d{2}[^A-Z0-9]*\d{4}[^A-Z0-9]*\d+)/

const TITLES = new Set([
  'MME',
  'MLLE',
  'MONSIEUR',
  'MADAME',
  'MONS',
  'VIR',
  'VIREMENT',
  'SEPA',
  'RECU',
  'INST',
  'INSTANTANE',
])

const signsOf = ({ payer, words }: Movement): Signs => {
  const number = NUMBER.exec(plain(words))?.[0].replaceAll(/\D/g, '') ?? null
  const names = tokensOf(payer).filter((token) => token.length >= 3 && !TITLES.has(token))
  const references = tokensOf(plain(words).replace(NUMBER, ' ')).filter(
    (token) => token.length >= 4 && /\d/.test(token),
  )
  return {
    number,
    tokens: [...new Set([...names, ...references])],
    text: ` ${tokensOf(`${payer} ${words}`).join(' ')} ${tokensOf(words).join('')}`,
  }
}

const plain = (text: string): string => foldName(text).toUpperCase()

const tokensOf = (text: string): string[] =>
  plain(text)
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)

/** How much two movements say alike, as `pairMovements` compares them; null when they are not the same. */
export const likenessOf = (one: Movement, other: Movement): number | null => likeness(signsOf(one), signsOf(other))

/** How much two movements say alike; null when they are for two bookings, or each says something and nothing is in both. */
const likeness = (one: Signs, other: Signs): number | null => {
  if (one.number !== null && other.number !== null && one.number !== other.number) return null
  const numbered = one.number !== null && one.number === other.number ? SURE : 0
  const shared = numbered + foundIn(one.tokens, other.text) + foundIn(other.tokens, one.text)
  if (shared > 0) return shared
  return saysNothing(one) || saysNothing(other) ? 0 : null
}

/** More than all else that two lines can have in common. */
const SURE = 1_000

const saysNothing = ({ number, tokens }: Signs): boolean => number === null && tokens.length === 0

const foundIn = (tokens: readonly string[], text: string): number =>
  tokens
    .filter((token) => (token.length >= 5 ? text.includes(token) : text.includes(` ${token} `)))
    .reduce((sum, token) => sum + token.length, 0)

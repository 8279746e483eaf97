import { likenessOf, pairMovements, type Movement } from './pair-movements'

/** A movement as a file tells it. */
export type ToldMovement = Movement & {
  /** Which kind of file tells it: as `camtSource` writes it, or « csv: » and the digest of the header. */
  source: string
  /** The bank's own reference where it names this movement alone; otherwise ''. */
  own: string
  /** A digest of all that the file says of it, day and sum aside. */
  said: string
}

/** A movement that is known, with all that files told of it; `said` is null where it was told before that was kept. */
export type KnownMovement = Movement & { tellings: ReadonlyArray<{ source: string; own: string; said: string | null }> }

export const camtSource = ({ version, account }: { version: string; account: string }): string =>
  `camt:${account}:${version}`

/** The account of which a file tells, whatever the version of its form; of a CSV, its form. */
const accountIn = (source: string): string =>
  source.startsWith('camt:') ? source.slice(0, source.lastIndexOf(':')) : source

/** The incoming movements, with no reference of the bank's that two of one kind of file have. */
export const withOwnReferences = <Told extends ToldMovement>(told: readonly Told[]): Told[] => {
  const counts = new Map<string, number>()
  for (const one of told) counts.set(ownOf(one), (counts.get(ownOf(one)) ?? 0) + 1)
  return told.map((one) => (counts.get(ownOf(one)) === 1 ? one : { ...one, own: '' }))
}

const ownOf = ({ source, own }: ToldMovement): string => `${source} ${own}`

type Rule = (one: ToldMovement, known: KnownMovement) => boolean

/**
 * Which known movement each incoming one is, by place; null for a new one. Day and sum are always the same, and each is taken once: two
 * movements of one file are two. A file of the same kind tells it by the bank's reference or in the same words, one of another kind
 * by names and numbers that both say.
 */
export const findKnownMovements = ({
  incoming,
  known,
}: {
  incoming: readonly ToldMovement[]
  known: readonly KnownMovement[]
}): Array<number | null> => {
  const found: Array<number | null> = incoming.map(() => null)
  const taken = new Set<number>()
  const take = (index: number, place: number | undefined): void => {
    if (place === undefined) return
    found[index] = place
    taken.add(place)
  }
  const places = placesBySum(known)
  for (const rule of [TELLS_BOTH, TELLS_REFERENCE, TELLS_WORDS]) {
    for (const [index, one] of incoming.entries()) {
      if (found[index] !== null) continue
      take(
        index,
        places.get(sumOf(one))?.find((place) => {
          const other = known[place]
          return other !== undefined && !taken.has(place) && rule(one, other)
        }),
      )
    }
  }
  for (const source of new Set(incoming.map((one) => one.source))) {
    const left = [...incoming.keys()].filter((index) => found[index] === null && incoming[index]?.source === source)
    const others = [...known.keys()].filter((place) => !taken.has(place) && mayBeTold({ source, known: known[place] }))
    const pairs = pairMovements({ incoming: pick(incoming, left), known: pick(known, others) })
    for (const [index, pair] of pairs.entries()) {
      if (pair !== null) take(left[index] ?? -1, others[pair])
    }
  }
  return found
}

const placesBySum = (known: readonly KnownMovement[]): Map<string, number[]> => {
  const places = new Map<string, number[]>()
  for (const [place, one] of known.entries()) {
    const alike = places.get(sumOf(one))
    if (alike) alike.push(place)
    else places.set(sumOf(one), [place])
  }
  return places
}

const pick = <Item>(all: readonly Item[], places: readonly number[]): Item[] =>
  places.flatMap((place) => {
    const one = all[place]
    return one === undefined ? [] : [one]
  })

const sumOf = ({ bookedOn, amountCents }: Movement): string => `${bookedOn} ${String(amountCents)}`

/** One reference may be of two movements in two files: they are not the same when each names another payer or booking. */
const TELLS_REFERENCE: Rule = (one, known) =>
  one.own !== '' &&
  known.tellings.some(({ source, own }) => accountIn(source) === accountIn(one.source) && own === one.own) &&
  likenessOf(one, known) !== null

const TELLS_WORDS: Rule = (one, known) =>
  known.tellings.some(
    ({ source, own, said }) =>
      accountIn(source) === accountIn(one.source) &&
      said === one.said &&
      (own === '' || one.own === '' || own === one.own),
  )

const TELLS_BOTH: Rule = (one, known) => TELLS_REFERENCE(one, known) && TELLS_WORDS(one, known)

/** Whether a file of that kind may tell of it in other words: none did so far, and it is of no other account. */
const mayBeTold = ({ source, known }: { source: string; known: KnownMovement | undefined }): boolean =>
  known !== undefined &&
  known.tellings.every(
    (telling) =>
      telling.said === null ||
      (telling.source !== source &&
        (!areCamt(telling.source, source) || accountIn(telling.source) === accountIn(source))),
  )

const areCamt = (...sources: string[]): boolean => sources.every((source) => source.startsWith('camt:'))

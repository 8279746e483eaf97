import { acceptsAge } from '@/domain/seats/accepted-ages'

/** The ages that the page for families asks about: of the youngest who comes along, in whole years. */
export const FAMILY_AGES = { youngest: 4, oldest: 17 } as const

/** A trip as that page tells of it: who may come, a day of it on foot or by bike, and where one sleeps. */
export type FamilyTrip = {
  id: number
  /** The first and the last age accepted; null where there is none. */
  min: number | null
  max: number | null
  /** Kilometres and metres up of a day that has any, on average; null where the programme tells none. */
  dayKm: number | null
  dayUp: number | null
  nights: string[]
}

type Range = readonly [number, number] | null

export type FamilyFacts = {
  /** How many of the trips are open. */
  count: number
  /** From the shortest day to the longest, in km; from the flattest to the steepest, to ten metres up. */
  km: Range
  up: Range
  /** The two ways of sleeping that most of them have. */
  nights: string[]
}

/** What the trips open at an age have in common; of all of them where none was chosen. */
export const familyFacts = ({ trips, age }: { trips: readonly FamilyTrip[]; age: number | null }): FamilyFacts => {
  const open = trips.filter(({ min, max }) => age === null || acceptsAge({ age, min, max }))
  return {
    count: open.length,
    km: rangeOf({ values: open.map(({ dayKm }) => dayKm), step: 1 }),
    up: rangeOf({ values: open.map(({ dayUp }) => dayUp), step: 10 }),
    nights: mostFrequent(open.flatMap(({ nights }) => nights)).slice(0, 2),
  }
}

/** The youngest age at which any of the trips is open; null when none says from when. */
export const youngestAccepted = (trips: readonly FamilyTrip[]): number | null => {
  const first = trips.flatMap(({ min }) => min ?? [])
  return first.length === 0 ? null : Math.min(...first)
}

const rangeOf = ({ values, step }: { values: Array<number | null>; step: number }): Range => {
  const known = values.filter((value) => value !== null).map((value) => Math.round(value / step) * step)
  return known.length === 0 ? null : [Math.min(...known), Math.max(...known)]
}

/** Each word once, the most frequent first. */
const mostFrequent = (words: string[]): string[] => {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word)
}

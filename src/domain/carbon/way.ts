import type { Leg } from './leg'

/** How one comes: a train is first, a plane is never. */
export const WAY_MODES = ['train', 'night_train', 'coach', 'car_4', 'car_3', 'car_2', 'car_1', 'plane'] as const
export type WayMode = (typeof WAY_MODES)[number]

/** French names of the ways. */
export const WAY_NAMES: Record<WayMode, string> = {
  train: 'Train',
  night_train: 'Train de nuit',
  coach: 'Car',
  car_4: 'Voiture, à quatre',
  car_3: 'Voiture, à trois',
  car_2: 'Voiture, à deux',
  car_1: 'Voiture, en solo',
  plane: 'Avion',
}

/** The same in a sentence: « 16 kg aller-retour, en train depuis Rennes ». */
export const WAY_WORDS: Record<WayMode, string> = {
  train: 'en train',
  night_train: 'en train de nuit',
  coach: 'en car',
  car_4: 'en voiture à quatre',
  car_3: 'en voiture à trois',
  car_2: 'en voiture à deux',
  car_1: 'en voiture, en solo',
  plane: 'en avion',
}

/**
 * A way to a trip and back, per person: grams there and back are twice those of its legs. `minutes` are from door to meeting point;
 * they are timed where somebody read them, from the city named.
 */
export type Way = {
  mode: WayMode
  legs: Leg[]
  grams: number
  low: number
  high: number
  minutes: number
  timed_from: string | null
  read_on: string | null
  changes: number | null
}

type Facts = Pick<Way, 'mode' | 'legs'> & Partial<Pick<Way, 'minutes' | 'timed_from' | 'read_on' | 'changes'>>

/** Adds a way up, there and back. */
export const wayOf = ({ mode, legs, minutes, timed_from = null, read_on = null, changes = null }: Facts): Way => ({
  mode,
  legs,
  grams: 2 * sum(legs, ({ grams }) => grams),
  low: 2 * sum(legs, ({ low }) => low),
  high: 2 * sum(legs, ({ high }) => high),
  minutes: toFive(minutes ?? sum(legs, (leg) => leg.minutes)),
  timed_from,
  read_on,
  changes,
})

/** The sum of what is read of each. */
export const sum = <Item>(items: readonly Item[], read: (item: Item) => number): number =>
  items.reduce((total, item) => total + read(item), 0)

const toFive = (minutes: number): number => Math.ceil(minutes / 5) * 5

export const isFlown = (ways: ReadonlyArray<Pick<Way, 'mode'>>): boolean => ways.some(({ mode }) => mode === 'plane')

/** Up to four ways that differ, by train first; a coach stands in for a plane that nobody would take. */
export const contrastingWays = <Told extends Pick<Way, 'mode'>>(ways: Told[]): Told[] => {
  const modes: WayMode[] = ['train', 'car_3', isFlown(ways) ? 'plane' : 'coach', 'car_1']
  return modes.flatMap((mode) => ways.find((way) => way.mode === mode) ?? [])
}

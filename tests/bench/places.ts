import { findPlaces } from '@/server/features/places/find-places'

/** What visitors type to find their town: a first letter begins thousands of names. */
const TYPED = {
  'one letter': ['s', 'l', 'c', 'm'],
  'the first letters': ['pl', 'plouf', 'gre', 'saint', 'nan', 'st e', 'la ro'],
  'a whole name': ['Ploufragan', 'St Etienne', 'l’isle d’abeau', 'Paris 11', 'Valence 26'],
  'a postcode': ['7', '74', '74000', '75011'],
}

/** A row for each way of asking for a town: how many milliseconds half of the answers take at most, and 95 in 100. */
export const placeRows = async ({ rounds }: { rounds: number }): Promise<string[][]> => {
  const rows = [['towns', 'p50 ms', 'p95 ms']]
  const all: number[] = []
  for (const [name, typed] of Object.entries(TYPED)) {
    const times: number[] = []
    for (let round = -2; round < rounds; round += 1) {
      for (const words of typed) {
        const started = performance.now()
        await findPlaces(words)
        if (round >= 0) times.push(performance.now() - started)
      }
    }
    all.push(...times)
    rows.push([name, ...summary(times)])
  }
  return [...rows, ['all of them', ...summary(all)]]
}

const summary = (times: number[]): string[] => {
  const sorted = [...times].sort((a, b) => a - b)
  return [0.5, 0.95].map((share) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1))
}

import { expect, it } from 'vitest'
import { carbonBySeason, perimeterOf, type CarbonMonth } from './season'

const month = (name: string, change: Partial<CarbonMonth> = {}): CarbonMonth => ({
  ...{ month: name, travelers: 10, counted: 10, from_paris: 0 },
  ...{ way_g: 60_000, stay_g: 170_000, low_g: 200_000, high_g: 300_000 },
  ...change,
})

it('gathers months in winters over two years and summers, the last first', () => {
  const months = ['2026-10', '2026-11', '2026-12', '2027-04', '2027-05', '2027-10', '2027-11'].map((name) =>
    month(name),
  )
  expect(carbonBySeason(months).map(({ label, from, to, travelers }) => [label, from, to, travelers])).toEqual([
    ['Hiver 2027-2028', '2027-11', '2028-04', 10],
    ['Été 2027', '2027-05', '2027-10', 20],
    ['Hiver 2026-2027', '2026-11', '2027-04', 30],
    ['Été 2026', '2026-05', '2026-10', 10],
  ])
})

it('averages over those counted, each by their weight, and says how many they are', () => {
  const [season] = carbonBySeason([
    month('2027-06', { travelers: 12, counted: 8, from_paris: 3, way_g: 40_000, stay_g: 160_000 }),
    month('2027-07', { travelers: 4, counted: 2, from_paris: 0, way_g: 20_000, stay_g: 20_000 }),
  ])
  expect(season).toMatchObject({ travelers: 16, counted: 10, average: { way_g: 6_000, stay_g: 18_000 } })
  expect(season && perimeterOf(season)).toBe('10 voyageurs sur 16, dont 3 depuis Paris, faute de ville')
})

it('gives no average where no contract keeps a figure', () => {
  const [season] = carbonBySeason([month('2027-06', { counted: 0, way_g: 0, stay_g: 0, low_g: 0, high_g: 0 })])
  expect(season?.average).toBeNull()
  expect(season && perimeterOf(season)).toBe('0 voyageur sur 10')
})

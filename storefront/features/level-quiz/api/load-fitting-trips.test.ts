import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadFittingTrips } from './load-fitting-trips'

const families = [
  { slug: 'a-pieds', title: 'A pieds', icon: 'footprints', activities: ['Trek'] },
  { slug: 'neige', title: 'Neige', icon: 'snowflake', activities: ['Luge'] },
]
type Trip = { id: number; level_number: number; activities: string[] }
const trip = (id: number, level: number, activities = ['Trek']): Trip => ({ id, level_number: level, activities })

/** The catalogue answers by level and family, as the server does. */
const catalogue = (trips: Trip[]) => {
  const asked: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const query = new URL(address, 'http://site.test').searchParams
    asked.push(decodeURIComponent(query.toString()))
    const hits = trips.filter(
      ({ level_number: level, activities }) =>
        (!query.has('level') || query.get('level')?.split(',').includes(String(level))) &&
        (!query.has('categories') ||
          families.some(
            (family) =>
              query.get('categories')?.split(',').includes(family.slug) &&
              family.activities.some((name) => activities.includes(name)),
          )),
    )
    return Promise.resolve(Response.json({ hits }))
  })
  return asked
}
const found = async (levels: Record<string, number>) =>
  (await loadFittingTrips({ levels, families, signal: new AbortController().signal })).map(({ hit }) => hit.id)

afterEach(() => vi.unstubAllGlobals())

describe('three trips for these levels', () => {
  it('are of the own level in the strongest family, in one call', async () => {
    const asked = catalogue([trip(1, 1), trip(2, 3), trip(3, 3), trip(4, 3), trip(5, 5)])
    expect(await found({ 'a-pieds': 3, neige: 0 })).toEqual([2, 3, 4])
    expect(asked).toEqual(['categories=a-pieds&level=3&travelers=1'])
  })

  it('leave out a trip that asks more in another of its families', async () => {
    catalogue([trip(1, 3, ['Trek', 'Luge']), trip(2, 3), trip(3, 2), trip(4, 1)])
    expect(await found({ 'a-pieds': 3, neige: 0 })).toEqual([2, 3, 4])
  })

  it('are the easiest for who is at 0, though none fits', async () => {
    catalogue([trip(1, 5), trip(2, 1), trip(3, 2), trip(4, 1), trip(5, 3)])
    expect(await found({ 'a-pieds': 0, neige: 0 })).toEqual([2, 4, 3])
  })

  it('are the hardest for who is at 5', async () => {
    catalogue([trip(1, 1), trip(2, 5), trip(3, 5), trip(4, 5)])
    expect(await found({ 'a-pieds': 5, neige: 5 })).toEqual([2, 3, 4])
  })

  it('are the nearest when too few fit', async () => {
    catalogue([trip(1, 4, ['Trek', 'Luge']), trip(2, 1, ['Luge']), trip(3, 1, ['Luge']), trip(4, 4)])
    expect(await found({ 'a-pieds': 4, neige: 0 })).toEqual([4, 2, 3])
  })

  it('are what there is in a catalogue of two', async () => {
    catalogue([trip(1, 4), trip(2, 5)])
    expect(await found({ 'a-pieds': 0, neige: 0 })).toEqual([1, 2])
  })
})

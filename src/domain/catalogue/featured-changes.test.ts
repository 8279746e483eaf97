import { expect, it } from 'vitest'
import { describeFeaturedChanges } from './featured-changes'

const NAMES: Record<number, string> = { 1: 'Vercors', 2: 'Queyras', 3: 'Jura', 4: 'Aubrac', 5: 'Corse', 6: 'Lofoten' }
const trips = (...ids: number[]) => ids.map((id) => ({ id, name: NAMES[id] ?? '' }))

it.each([
  ['a trip that was added', trips(1, 2), trips(3, 1, 2), '« Jura » a été ajoutée'],
  ['trips that were taken off', trips(1, 2, 3), trips(3), '« Vercors », « Queyras » ont été enlevées'],
  ['another order', trips(1, 2, 3), trips(3, 1, 2), 'l’ordre a changé'],
  [
    'all of these',
    trips(1, 2, 3),
    trips(4, 3, 1),
    '« Aubrac » a été ajoutée, « Queyras » a été enlevée, l’ordre a changé',
  ],
  [
    'the first four of many',
    [],
    trips(1, 2, 3, 4, 5, 6),
    '« Vercors », « Queyras », « Jura », « Aubrac », 2 autres ont été ajoutées',
  ],
  ['nothing', trips(1, 2), trips(1, 2), ''],
])('says %s', (_name, before, after, said) => {
  expect(describeFeaturedChanges({ before, after }).replaceAll('\u00a0', ' ')).toBe(said)
})

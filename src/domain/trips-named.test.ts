import { expect, it } from 'vitest'
import { tripsNamed } from './trips-named'

it('finds the trips that blocks name by hand, once each and in order', () => {
  const blocks = [
    { blockType: 'trips', source: 'hand', expeditions: [7] },
    { blockType: 'text', body: {} },
    { blockType: 'trips', source: 'query', expeditions: [1] },
    { blockType: 'trips', source: 'hand', expeditions: [{ id: 3, name: 'Vercors' }, 7, 12, null] },
  ]
  expect(tripsNamed(blocks)).toEqual([7, 3, 12])
})

it.each([null, undefined, 'x', {}, [null], [{ source: 'hand', expeditions: 'x' }]])('finds none in %j', (blocks) => {
  expect(tripsNamed(blocks)).toEqual([])
})

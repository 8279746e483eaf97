import { expect, it } from 'vitest'
import { packingLayers } from './packing-layers'

it.each([
  ['in winter', '2027-01-15', 900, 'deux paires de gants'],
  ['in July, in the valley', '2027-07-15', 900, 'polaire légère'],
  ['in July, at the height of refuges', '2027-07-15', 2400, 'doudoune ou une grosse polaire'],
  ['in July, on a glacier', '2027-07-15', 3800, 'deux paires de gants'],
  ['in May, wherever it is', '2027-05-15', null, 'doudoune ou une grosse polaire'],
])('one packs for the season and the height %s', (_, startsOn, highestM, warm) => {
  const layers = packingLayers({ startsOn, highestM }).join(' ')
  expect(layers).toContain(warm)
  expect(layers).toContain('imperméable')
})

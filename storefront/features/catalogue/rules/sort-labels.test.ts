import { expect, it } from 'vitest'
import { sortLabels } from './sort-labels'

it.each([
  [undefined, 'Recommandées d’abord'],
  ['  ', 'Recommandées d’abord'],
  ['aurores', 'Les plus proches de ta recherche'],
])('calls the order of « %s » what it is: %s', (q, label) => {
  expect(sortLabels(q).recommended).toBe(label)
})

import { expect, it } from 'vitest'
import { askedFragment, readAsked } from './asked-fragment'

it.each([
  [{ day: '2027-05-08', travelers: 4 }, '#depart=2027-05-08,4'],
  [{ day: '2027-05-08', travelers: undefined }, '#depart=2027-05-08'],
])('writes %j as %s, and reads it again', (asked, fragment) => {
  expect(askedFragment(asked)).toBe(fragment)
  expect(readAsked(fragment)).toEqual(asked)
})

it.each(['', '#avis', '#depart=demain', '#depart=2027-05-08,', '#depart=2027-05-08,1000', 'depart=2027-05-08'])(
  'reads nothing of « %s »',
  (fragment) => {
    expect(readAsked(fragment)).toBeNull()
  },
)

it('is empty without a departure', () => {
  expect(askedFragment({ travelers: 4 })).toBe('')
})

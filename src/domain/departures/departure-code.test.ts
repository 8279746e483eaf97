import { expect, it } from 'vitest'
import { departureCode, isDepartureCode } from './departure-code'

it.each([
  ['packraft-et-cueillette-sur-la-loire', '2027-04-30', 'PACKRAFT-0430'],
  ['le-tour-du-cap', '2027-01-02', 'TOUR-0102'],
  ['a-b', '2027-12-31', 'A-1231'],
])('the code of %s on %s is %s', (slug, departureStart, code) => {
  expect(departureCode({ slug, departureStart })).toBe(code)
})

it.each([
  ['PACKRAFT-0430', true],
  [' packraft-0430 ', true],
  ['PACKRAFT-0501', false],
  ['', false],
])('« %s » is that code: %s', (typed, isCode) => {
  expect(isDepartureCode({ typed, code: 'PACKRAFT-0430' })).toBe(isCode)
})

import { expect, it } from 'vitest'
import { askedChoice } from './asked-choice'
import { chooseDeparture, firstChoice } from './booking-choice'
import { buildDeparture } from './build-departure.fixture'

const first = buildDeparture({ id: 1, departure_start: '2027-04-03' })
const may = buildDeparture({ id: 2, departure_start: '2027-05-08', available_count: 3 })
const departures = [first, may]
const choice = firstChoice(departures)
const asked = (fragment: string, from = choice) => askedChoice({ fragment, departures, choice: from })

it('takes the departure of the day in the address, for as many travelers', () => {
  expect(asked('#depart=2027-05-08,3')).toEqual({ departure: may, travelers: 3, isChosen: true })
  expect(asked('#depart=2027-05-08')).toEqual({ departure: may, travelers: 2, isChosen: true })
})

it.each(['#depart=2027-05-09', '#depart=2027-05-08,4', '#avis', ''])('changes nothing for « %s »', (fragment) => {
  expect(asked(fragment)).toBe(choice)
})

it('leaves what the visitor chose', () => {
  const chosen = chooseDeparture({ choice, departure: first })
  expect(asked('#depart=2027-05-08', chosen)).toBe(chosen)
})

import { expect, it } from 'vitest'
import { buildDeparture } from './build-departure.fixture'
import { offeredDepartures } from './offered-departures'

const { days: _days, terms: _terms, ...june } = buildDeparture()
const july = {
  ...june,
  id: 2,
  departure_start: '2027-07-30',
  departure_end: '2027-08-03',
  cancellation: [
    { until: '2027-06-30', refund_percent: 100 },
    { until: null, refund_percent: 0 },
  ],
}

it('leaves out the departures of days gone by', () => {
  expect(offeredDepartures({ departures: [june, july], today: '2027-06-15' }).map(({ id }) => id)).toEqual([2])
})

it('says the days of each, how it is canceled and paid', () => {
  const [offered] = offeredDepartures({ departures: [july], today: '2027-03-01' })
  expect(offered?.days).toBe('30\u00a0juil. au 3\u00a0août\u00a02027')
  expect(offered?.terms).toEqual([
    expect.stringMatching(/^Annulation gratuite jusqu’au 30\sjuin\s2027/),
    expect.stringMatching(/^Acompte de 192\s€ par personne/),
  ])
})

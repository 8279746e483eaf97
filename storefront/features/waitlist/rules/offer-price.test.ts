import { expect, it } from 'vitest'
import { buildBookedExpedition } from '@/contract/booked-expedition.fixture'
import type { WaitlistEntry } from '@/contract/waitlist'
import { offerPrice } from './offer-price'

const entryOf = (ages: Array<number | null>, fare: WaitlistEntry['party']['child_fare'] = null): WaitlistEntry => ({
  ...{ id: 1, departure_id: 2, departure_start: '2027-07-16', departure_end: '2027-07-20', price: 600 },
  ...{ travelers_count: ages.length, fewest_count: 1, requests_ahead: 0, seats_ahead: 0, last_day: '2027-07-12' },
  ...{ offer: null, is_paused: false, needs_proof: false },
  expedition: buildBookedExpedition({ expedition_type: fare ? 'family' : 'adult' }),
  party: { ages, needs_ages: fare !== null, child_fare: fare, refusal: null },
})

it('is the price of each, and that of children where they have one', () => {
  expect(offerPrice({ entry: entryOf([null, null]), travelers: 2 })).toMatchObject({
    full: 2,
    children: 0,
    total: 1200,
  })
  const family = entryOf([18, 18, 9], { price: 480, max_age: 11 })
  expect(offerPrice({ entry: family, travelers: 3 })).toEqual({ full: 2, children: 1, childPrice: 480, total: 1680 })
  // Of fewer, the adults stay behind first, as in the tunnel.
  expect(offerPrice({ entry: family, travelers: 2 })).toMatchObject({ full: 1, children: 1, total: 1080 })
})

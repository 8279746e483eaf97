import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offerHours, offerNow, serveWaitlist, type WaitlistEntry } from './waitlist'

const HOUR = 3_600_000
const NOW = new Date('2027-05-01T10:00:00.000Z')
const at = (hours: number) => new Date(NOW.getTime() + hours * HOUR)

const waiting = (id: number, travelers: number, more: Partial<WaitlistEntry> = {}): WaitlistEntry => ({
  id,
  travelers,
  fewest: travelers,
  heldSeats: 0,
  offeredUntil: null,
  claimedUntil: null,
  ...more,
})

const serve = (
  entries: WaitlistEntry[],
  { free, isFreed = true, now = NOW }: { free: number; isFreed?: boolean; now?: Date },
) =>
  serveWaitlist({
    entries,
    free,
    isFreed,
    now,
    offerEnd: new Date(now.getTime() + 24 * HOUR),
    claimEnd: new Date(now.getTime() + 24 * HOUR),
  })

/** Each change as number, seats, and what they are. */
const shown = (changes: ReturnType<typeof serve>) =>
  changes.map(({ id, heldSeats, offeredUntil }) => [
    id,
    heldSeats,
    offeredUntil ? 'offered' : heldSeats > 0 ? 'claimed' : 'none',
  ])

describe('serveWaitlist', () => {
  it('offers seats to the first whom they suffice', () => {
    expect(shown(serve([waiting(1, 2), waiting(2, 2)], { free: 3 }))).toEqual([
      [1, 2, 'offered'],
      [2, 1, 'claimed'],
    ])
  })

  it('offers fewer than asked to a party that said so, and never more than it asked', () => {
    expect(shown(serve([waiting(1, 3, { fewest: 2 })], { free: 2 }))).toEqual([[1, 2, 'offered']])
    expect(shown(serve([waiting(1, 3, { fewest: 2 })], { free: 5 }))).toEqual([[1, 3, 'offered']])
  })

  it('sets freed seats aside for a larger party ahead, and serves nobody behind meanwhile', () => {
    expect(shown(serve([waiting(1, 3), waiting(2, 1)], { free: 1 }))).toEqual([[1, 1, 'claimed']])
    const claiming = waiting(1, 3, { heldSeats: 1, claimedUntil: at(20) })
    expect(shown(serve([claiming, waiting(2, 1)], { free: 1 }))).toEqual([[1, 2, 'claimed']])
    expect(shown(serve([claiming, waiting(2, 1)], { free: 3 }))).toEqual([
      [1, 3, 'offered'],
      [2, 1, 'offered'],
    ])
  })

  it('serves the next that fits once the time of the larger party is over, and claims no second time', () => {
    const over = waiting(1, 3, { heldSeats: 2, claimedUntil: at(0) })
    expect(shown(serve([over, waiting(2, 4), waiting(3, 2)], { free: 0, isFreed: false }))).toEqual([
      [1, 0, 'none'],
      [3, 2, 'offered'],
    ])
    expect(shown(serve([waiting(1, 3, { claimedUntil: at(-1) })], { free: 2 }))).toEqual([])
    expect(shown(serve([waiting(1, 3, { claimedUntil: at(-1) })], { free: 3 }))).toEqual([[1, 3, 'offered']])
  })

  it('sets nothing aside of what is on sale already', () => {
    expect(serve([waiting(1, 3)], { free: 2, isFreed: false })).toEqual([])
  })

  it('leaves who has an offer alone', () => {
    expect(serve([waiting(1, 2, { heldSeats: 2, offeredUntil: at(3) })], { free: 0 })).toEqual([])
  })
})

describe('offerHours', () => {
  it('is a day, and a quarter of it when the list closes within a week', () => {
    expect(offerHours({ now: NOW, closesAt: at(8 * 24) })).toBe(24)
    expect(offerHours({ now: NOW, closesAt: at(7 * 24) })).toBe(6)
  })
})

type World = { capacity: number; booked: number; entries: WaitlistEntry[]; now: Date; nextId: number }

const heldIn = ({ entries }: World) => entries.reduce((sum, { heldSeats }) => sum + heldSeats, 0)
const freeIn = (world: World) => world.capacity - world.booked - heldIn(world)

/** Serves, and holds each offer to the rule: nobody ahead who could have had these seats is passed over. */
const settle = (world: World, isFreed: boolean): void => {
  const before = world.entries
  const free = freeIn(world)
  const changes = new Map(serve(before, { free, isFreed, now: world.now }).map((change) => [change.id, change]))
  world.entries = before.map((entry) => ({ ...entry, ...changes.get(entry.id) }))
  expect(freeIn(world)).toBeGreaterThanOrEqual(0)
  for (const [index, entry] of world.entries.entries()) {
    expect(entry.heldSeats).toBeLessThanOrEqual(entry.travelers)
    if (!entry.offeredUntil || before[index]?.offeredUntil) continue
    expect(entry.heldSeats).toBeGreaterThanOrEqual(entry.fewest)
    for (const ahead of world.entries.slice(0, index).filter(({ offeredUntil }) => !offeredUntil)) {
      // The seats that went to this one, beside those of its own claim, would not have done for the one ahead.
      expect(ahead.claimedUntil !== null && ahead.claimedUntil > world.now).toBe(false)
      expect(ahead.fewest).toBeGreaterThan(entry.heldSeats - (before[index]?.heldSeats ?? 0))
    }
  }
  const first = world.entries.find(({ offeredUntil }) => !offeredUntil)
  if (first) expect(first.heldSeats + freeIn(world)).toBeLessThan(first.fewest)
}

const party = fc
  .integer({ min: 1, max: 5 })
  .chain((travelers) =>
    fc.record({ travelers: fc.constant(travelers), fewest: fc.integer({ min: 1, max: travelers }) }),
  )
const step = fc.oneof(
  fc.record({ kind: fc.constant('join' as const), party }),
  fc.record({ kind: fc.constantFrom('cancel' as const, 'book' as const), seats: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constantFrom('accept' as const, 'leave' as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 30 }) }),
)

/** What a step does; whether it freed seats. */
const apply = (world: World, one: typeof step extends fc.Arbitrary<infer Step> ? Step : never): boolean => {
  if (one.kind === 'join') {
    if (freeIn(world) >= one.party.fewest) return false
    world.entries = [...world.entries, waiting(world.nextId++, one.party.travelers, { fewest: one.party.fewest })]
    return false
  }
  if (one.kind === 'cancel') {
    const seats = Math.min(one.seats, world.booked)
    world.booked -= seats
    return seats > 0
  }
  if ('seats' in one) {
    if (one.seats <= freeIn(world)) world.booked += one.seats
    return false
  }
  if (one.kind === 'pass') {
    world.now = new Date(world.now.getTime() + one.hours * HOUR)
    const over = world.entries.filter(({ offeredUntil }) => offeredUntil && offeredUntil <= world.now)
    world.entries = world.entries.filter((entry) => !over.includes(entry))
    return over.length > 0
  }
  const entry = world.entries[one.at % Math.max(world.entries.length, 1)]
  if (!entry || (one.kind === 'accept' && !entry.offeredUntil)) return false
  world.entries = world.entries.filter((other) => other !== entry)
  if (one.kind === 'accept') world.booked += entry.heldSeats
  return one.kind === 'leave' && entry.heldSeats > 0
}

it('sells no seat twice and overtakes nobody, whatever 10,000 joins, cancellations and expiries do', () => {
  let steps = 0
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.array(step, { minLength: 40, maxLength: 60 }), (capacity, all) => {
      const world: World = { capacity, booked: capacity, entries: [], now: NOW, nextId: 1 }
      for (const one of all) {
        settle(world, apply(world, one))
        steps++
      }
    }),
    { numRuns: 250 },
  )
  expect(steps).toBeGreaterThan(10_000)
})

describe('offerNow', () => {
  const offer = (entries: WaitlistEntry[], id: number, free: number) => {
    const changes = offerNow({ entries, id, free, offerEnd: at(24) })
    return changes && shown(changes)
  }
  const claims = (id: number, heldSeats: number) => waiting(id, 5, { heldSeats, claimedUntil: at(5) })

  it('offers the free seats whatever the rank', () => {
    expect(offer([waiting(1, 2), waiting(2, 2)], 2, 2)).toEqual([[2, 2, 'offered']])
  })

  it('takes what is set aside for others where it needs it, the last rank first, and never what is offered', () => {
    const entries = [claims(1, 2), claims(2, 1), waiting(3, 1, { heldSeats: 1, offeredUntil: at(3) }), waiting(4, 3)]
    expect(offer(entries, 4, 1)).toEqual([
      [2, 0, 'none'],
      [1, 1, 'claimed'],
      [4, 3, 'offered'],
    ])
    expect(offer(entries, 4, 3)).toEqual([[4, 3, 'offered']])
  })

  it('counts the seats that are set aside for the request itself', () => {
    expect(offer([claims(1, 4)], 1, 1)).toEqual([[1, 5, 'offered']])
  })

  it('offers fewer than asked to a party that said so, and nothing below', () => {
    expect(offer([waiting(1, 4, { fewest: 2 })], 1, 3)).toEqual([[1, 3, 'offered']])
    expect(offer([waiting(1, 4, { fewest: 2 })], 1, 1)).toBeNull()
  })

  it('returns null for a request that is not on the list', () => {
    expect(offer([waiting(1, 1)], 2, 3)).toBeNull()
  })
})

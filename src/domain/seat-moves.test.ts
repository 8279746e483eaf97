import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatMoves, type Seats } from './seat-moves'

const at = (departureId: number, seats: number): Seats => ({ departureId, seats })

describe('the moves of seats', () => {
  it.each([
    ['takes all from nothing', null, at(1, 2), null, at(1, 2)],
    ['takes what is added', at(1, 2), at(1, 5), null, at(1, 3)],
    ['gives back what is dropped', at(1, 5), at(1, 2), at(1, 3), at(1, 0)],
    ['takes nothing more for the same', at(1, 2), at(1, 2), null, at(1, 0)],
    ['gives back all of the departure it leaves', at(1, 2), at(2, 3), at(1, 2), at(2, 3)],
    ['gives nothing back when the hold was over', at(1, 0), at(2, 3), null, at(2, 3)],
  ])('%s', (_case, from, to, givesBack, takes) => {
    expect(seatMoves({ from, to })).toEqual({ givesBack, takes })
  })
})

const DEPARTURES = [
  { id: 1, capacity: 4 },
  { id: 2, capacity: 7 },
]
const command = fc.record({
  user: fc.integer({ min: 0, max: 4 }),
  departureId: fc.constantFrom(1, 2),
  seats: fc.integer({ min: 1, max: 5 }),
  action: fc.constantFrom('hold', 'order', 'expire', 'remove', 'cancel'),
})

/** Counts moved by the rule, as the departures' rows are, beside who has what. */
const createWorld = () => {
  const taken = new Map(DEPARTURES.map(({ id }) => [id, 0]))
  const carts = new Map<number, Seats & { travelers: number }>()
  const reservations: Array<Seats & { user: number }> = []
  const add = (id: number, seats: number) => taken.set(id, (taken.get(id) ?? 0) + seats)
  const capacityOf = (id: number) => DEPARTURES.find((one) => one.id === id)?.capacity ?? 0
  const move = (from: Seats | null, to: Seats): boolean => {
    const { givesBack, takes } = seatMoves({ from, to })
    const before = new Map(taken)
    if (givesBack) add(givesBack.departureId, -givesBack.seats)
    add(takes.departureId, takes.seats)
    if ((taken.get(takes.departureId) ?? 0) <= capacityOf(takes.departureId)) return true
    for (const [id, seats] of before) taken.set(id, seats)
    return false
  }
  const owned = (id: number) =>
    [...carts.values(), ...reservations].reduce((sum, one) => sum + (one.departureId === id ? one.seats : 0), 0)
  return { taken, carts, reservations, add, capacityOf, move, owned }
}

it('keep every count equal to what carts and reservations own, and refuse only what does not fit', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const { taken, carts, reservations, add, capacityOf, move, owned } = createWorld()
      for (const { user, departureId, seats, action } of commands) {
        const cart = carts.get(user) ?? null
        if (action === 'hold') {
          const others = owned(departureId) - (cart?.departureId === departureId ? cart.seats : 0)
          const isTaken = move(cart, { departureId, seats })
          if (isTaken !== others + seats <= capacityOf(departureId)) throw new Error('Refused for nothing, or let in')
          if (isTaken) carts.set(user, { departureId, seats, travelers: seats })
        } else if (action === 'expire' && cart) {
          add(cart.departureId, -cart.seats)
          carts.set(user, { ...cart, seats: 0 })
        } else if (action === 'remove' && cart) {
          add(cart.departureId, -cart.seats)
          carts.delete(user)
        } else if (action === 'order' && cart && move(cart, { ...cart, seats: cart.travelers })) {
          reservations.push({ user, departureId: cart.departureId, seats: cart.travelers })
          carts.delete(user)
        } else if (action === 'cancel') {
          const index = reservations.findIndex((one) => one.user === user)
          const [gone] = index === -1 ? [] : reservations.splice(index, 1)
          if (gone) add(gone.departureId, -gone.seats)
        }
        for (const { id, capacity } of DEPARTURES) {
          if (taken.get(id) !== owned(id) || owned(id) > capacity) throw new Error(`Departure ${String(id)} is wrong`)
        }
      }
    }),
    { numRuns: 10_000 },
  )
})

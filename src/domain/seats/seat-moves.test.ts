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
const ACTIONS = ['hold', 'order', 'expire', 'remove', 'cancel'] as const
const command = fc.record({
  user: fc.integer({ min: 0, max: 4 }),
  departureId: fc.constantFrom(1, 2),
  seats: fc.integer({ min: 1, max: 5 }),
  action: fc.constantFrom(...ACTIONS),
})

type Wish = Seats & { user: number }

/** Counts moved by the rule, as the departures' rows are, beside who has what. */
const createWorld = () => {
  const taken = new Map(DEPARTURES.map(({ id }) => [id, 0]))
  const carts = new Map<number, Seats & { travelers: number }>()
  const reservations: Wish[] = []
  const add = ({ departureId, seats }: Seats, sign = 1) =>
    taken.set(departureId, (taken.get(departureId) ?? 0) + sign * seats)
  const capacityOf = (id: number) => DEPARTURES.find((one) => one.id === id)?.capacity ?? 0
  const owned = (id: number) =>
    [...carts.values(), ...reservations].reduce((sum, one) => sum + (one.departureId === id ? one.seats : 0), 0)

  const move = (from: Seats | null, to: Seats): boolean => {
    const { givesBack, takes } = seatMoves({ from, to })
    if (givesBack) add(givesBack, -1)
    add(takes)
    if ((taken.get(takes.departureId) ?? 0) <= capacityOf(takes.departureId)) return true
    add(takes, -1)
    if (givesBack) add(givesBack)
    return false
  }

  const act: Record<(typeof ACTIONS)[number], (wish: Wish) => void> = {
    hold: ({ user, departureId, seats }) => {
      const cart = carts.get(user) ?? null
      const others = owned(departureId) - (cart?.departureId === departureId ? cart.seats : 0)
      const isTaken = move(cart, { departureId, seats })
      if (isTaken !== others + seats <= capacityOf(departureId)) throw new Error('Refused for nothing, or let in')
      if (isTaken) carts.set(user, { departureId, seats, travelers: seats })
    },
    expire: ({ user }) => {
      const cart = carts.get(user)
      if (!cart) return
      add(cart, -1)
      carts.set(user, { ...cart, seats: 0 })
    },
    remove: ({ user }) => {
      const cart = carts.get(user)
      if (cart) add(cart, -1)
      carts.delete(user)
    },
    order: ({ user }) => {
      const cart = carts.get(user)
      if (!cart || !move(cart, { ...cart, seats: cart.travelers })) return
      reservations.push({ user, departureId: cart.departureId, seats: cart.travelers })
      carts.delete(user)
    },
    cancel: ({ user }) => {
      const index = reservations.findIndex((one) => one.user === user)
      const [gone] = index === -1 ? [] : reservations.splice(index, 1)
      if (gone) add(gone, -1)
    },
  }
  const isRight = () => DEPARTURES.every(({ id, capacity }) => taken.get(id) === owned(id) && owned(id) <= capacity)
  return { act, isRight }
}

it('keep every count equal to what carts and reservations own, and refuse only what does not fit', () => {
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      const { act, isRight } = createWorld()
      return commands.every(({ action, ...wish }) => {
        act[action](wish)
        return isRight()
      })
    }),
    { numRuns: 10_000 },
  )
})

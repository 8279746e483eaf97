import { describe, expect, it } from 'vitest'
import { UNPROVEN_HOLD, unprovenRefusal, unprovenSeats } from './unproven-hold'

describe('the seats that all unproven accounts may hold of a departure', () => {
  it.each([
    ['are half of a departure of 8', 8, 4],
    ['are half of a departure of 12', 12, 6],
    ['are rounded up', 5, 3],
    ['leave one of two', 2, 1],
    ['are at least one', 1, 1],
  ])('%s', (_case, free, seats) => {
    expect(unprovenSeats({ free, sharePercent: UNPROVEN_HOLD.sharePercent })).toBe(seats)
  })

  it('follow the agency’s share', () => {
    expect(unprovenSeats({ free: 12, sharePercent: 100 })).toBe(12)
    expect(unprovenSeats({ free: 12, sharePercent: 10 })).toBe(2)
  })
})

describe('an unproven account', () => {
  const holds = { free: 12, departureSeats: 0, clientSeats: 0, clientDepartures: 0 }
  const refusalOf = (seats: number, changes: Partial<typeof holds> = {}) =>
    unprovenRefusal({ seats, holds: { ...holds, ...changes }, limits: UNPROVEN_HOLD })

  it.each([
    ['a family of five on a departure of ten', 5, { free: 10 }],
    ['a family of four on a departure of eight', 4, { free: 8 }],
    ['a couple beside another couple of the same connection', 2, { departureSeats: 2, clientSeats: 2 }],
    ['the last seat', 1, { free: 1 }],
    ['a third departure of one connection', 2, { clientSeats: 4, clientDepartures: 2 }],
  ])('may hold the seats of %s', (_case, seats, changes) => {
    expect(refusalOf(seats, changes)).toBeNull()
  })

  it.each([
    ['more than the share', 7, {}, 6],
    ['what others of the share leave too few of', 3, { departureSeats: 4 }, 2],
    ['more seats than one client may', 6, { free: 30, clientSeats: 8 }, 4],
    ['a fourth departure of one client', 1, { clientSeats: 3, clientDepartures: 3 }, 0],
  ])('is refused %s, and told how many are left', (_case, seats, changes, available) => {
    expect(refusalOf(seats, changes)?.available).toBe(available)
  })

  it('is told to confirm its address, and what it may hold until then', () => {
    expect(refusalOf(7)?.message).toBe(
      'Confirme d’abord ton adresse mail\u00a0: un bouton t’attend dans l’email que nous t’avons envoyé. Nous gardons ensuite toutes tes places. D’ici là, nous pouvons t’en garder 6.',
    )
    expect(refusalOf(1, { clientDepartures: 3 })?.message).not.toContain('D’ici là')
  })
})

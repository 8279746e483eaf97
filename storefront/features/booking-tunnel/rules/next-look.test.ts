import { describe, expect, it } from 'vitest'
import { nextLook } from './next-look'

const now = '2027-05-01T10:00:00.000Z'
const held = (hold_expires_at: string) => ({
  hold: 'held' as const,
  hold_expires_at,
  now,
  waiting: null,
  open_payment: null,
  is_shared: false,
})

describe('nextLook', () => {
  it.each([
    ['looks every minute while there is time', held('2027-05-01T10:30:00.000Z'), 60_000],
    ['looks right after the hold ends', held('2027-05-01T10:00:20.000Z'), 20_400],
    ['does not hammer the server at the last instant', held('2027-05-01T10:00:00.100Z'), 1500],
    [
      'goes on every minute once expired',
      { hold: 'expired' as const, hold_expires_at: null, now, waiting: null, open_payment: null, is_shared: false },
      60_000,
    ],
    [
      'looks often while its order is paid elsewhere',
      { ...held('2027-05-01T10:30:00.000Z'), open_payment: { amount: 384 } },
      4000,
    ],
    ['waits for the cart first', undefined, false],
  ])('%s', (_, cart, pause) => {
    expect(nextLook(cart)).toBe(pause)
  })
})

import { beforeEach, describe, expect, it } from 'vitest'
import { forgetIntent, keepIntent, takeIntent } from './booking-intent'

const intent = { departure: 7, travelers: 2 }
const now = Date.parse('2027-05-01T10:00:00Z')
const minutes = (count: number) => now + count * 60_000

beforeEach(() => localStorage.clear())

describe('the places asked for before signing in', () => {
  it('are taken once', () => {
    keepIntent({ intent, now })
    expect(takeIntent(minutes(3))).toEqual(intent)
    expect(takeIntent(minutes(3))).toBeNull()
  })

  it('are forgotten after a quarter of an hour', () => {
    keepIntent({ intent, now })
    expect(takeIntent(minutes(16))).toBeNull()
  })

  it('are forgotten when signing in is given up', () => {
    keepIntent({ intent, now })
    forgetIntent()
    expect(takeIntent(now)).toBeNull()
  })

  it('are none when nothing readable was kept', () => {
    localStorage.setItem('bookingIntent', 'two places')
    expect(takeIntent(now)).toBeNull()
  })
})

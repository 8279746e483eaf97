import { describe, expect, it } from 'vitest'
import { announceHold, formatCountdown, secondsLeft } from './hold-countdown'

const clock = {
  expiresAt: '2027-05-01T10:30:00.000Z',
  serverNow: '2027-05-01T10:00:00.000Z',
  // A browser that is hours late: its own time does not matter.
  receivedAt: Date.parse('2027-05-01T03:00:00.000Z'),
}
const after = (seconds: number) => secondsLeft({ ...clock, clientNow: clock.receivedAt + seconds * 1000 })

describe('secondsLeft', () => {
  it.each([
    ['is whole when the cart comes', 0, 1800],
    ['goes down with the time that passes here', 19, 1781],
    ['never goes under zero', 4000, 0],
  ])('%s', (_, passed, left) => {
    expect(after(passed)).toBe(left)
  })
})

describe('formatCountdown', () => {
  it.each([
    [1781, '29:41'],
    [60, '01:00'],
    [9, '00:09'],
    [4325, '1:12:05'],
  ])('writes %i seconds as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text)
  })
})

describe('announceHold', () => {
  it('says nothing while there is time', () => {
    expect(announceHold(301)).toBe('')
  })

  it('says the same all through the last five minutes, so that it is heard once', () => {
    expect(announceHold(300)).toContain('5\u00a0minutes')
    expect(announceHold(61)).toBe(announceHold(300))
  })

  it('says the last minute once', () => {
    expect(announceHold(60)).toContain('une minute')
    expect(announceHold(1)).toBe(announceHold(60))
  })

  it('leaves the end to the message in place', () => {
    expect(announceHold(0)).toBe('')
  })
})

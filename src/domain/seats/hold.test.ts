import { describe, expect, it } from 'vitest'
import { holdEnd, mayHold } from './hold'

const at = (time: string): Date => new Date(`2027-03-01T${time}:00.000Z`)

describe('the end of a hold', () => {
  it.each([
    ['comes thirty minutes after its start', '10:00', 30, '10:30'],
    ['moves with the customer’s last action', '10:25', 30, '10:55'],
    ['follows the agency’s setting', '10:00', 45, '10:45'],
    ['never passes two hours after its start', '11:50', 30, '12:00'],
    ['is two hours after the start for a setting of two hours', '10:00', 120, '12:00'],
  ])('%s', (_case, now, minutes, end) => {
    expect(holdEnd({ now: at(now), startedAt: at('10:00'), minutes })).toEqual(at(end))
  })
})

describe('what was held of the same departure before', () => {
  const minutes = (count: number): number => count * 60_000

  it.each([
    ['leaves the usual end while there is time', 60, '10:30'],
    ['brings the end nearer', 100, '10:20'],
  ])('%s', (_case, used, end) => {
    expect(holdEnd({ now: at('10:00'), startedAt: at('10:00'), minutes: 30, usedMs: minutes(used) })).toEqual(at(end))
  })

  it.each([
    [0, true],
    [119, true],
    [119.5, false],
    [120, false],
    [300, false],
  ])('of %d minutes: may hold again, %s', (used, may) => {
    expect(mayHold(minutes(used))).toBe(may)
  })
})

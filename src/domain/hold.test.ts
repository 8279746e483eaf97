import { describe, expect, it } from 'vitest'
import { holdEnd } from './hold'

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

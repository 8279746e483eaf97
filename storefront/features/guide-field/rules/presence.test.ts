import { describe, expect, it } from 'vitest'
import type { PresenceCheck } from '@/contract/guide-field'
import { buildFieldSheet } from './build-field-sheet.fixture'
import { latestChecks, reasonToGo, tallyOf, withoutSent } from './presence'

const check = (participant_id: number, state: PresenceCheck['state'], minute: number): PresenceCheck => ({
  participant_id,
  state,
  at: `2027-06-14T10:${String(minute)}:00.000Z`,
})

describe('presence', () => {
  it('is the latest answer on each traveler, whoever gave it', () => {
    expect(
      latestChecks([check(1, 'late', 10), check(2, 'here', 30)], [check(1, 'here', 20), check(2, 'absent', 25)]),
    ).toEqual([check(1, 'here', 20), check(2, 'here', 30)])
  })

  it('keeps what was said while the rest was being sent', () => {
    const sent = [check(1, 'late', 10), check(2, 'here', 10)]
    expect(withoutSent([check(1, 'here', 11), check(2, 'here', 10)], sent)).toEqual([check(1, 'here', 11)])
  })

  it('counts who is there of those who come', () => {
    const checks = [check(1, 'here', 10), check(2, 'late', 10), check(9, 'here', 10)]
    expect(tallyOf({ checks, ids: [1, 2, 3] })).toEqual({ here: 1, late: 1, absent: 0, all: 3 })
  })

  it.each([
    [{}, null],
    [{ status: 'canceled' }, 'canceled'],
    [{ is_readable: false }, 'closed'],
  ] as const)('of a departure that is %o goes for this reason: %s', (change, reason) => {
    expect(reasonToGo(buildFieldSheet(change))).toBe(reason)
  })
})

import { describe, expect, it } from 'vitest'
import { sessionLine } from './session-line'

const session = {
  address: '203.0.113.4',
  opened_by: 'google',
  last_used_at: '2026-11-03T08:02:00Z',
  is_current: false,
} as const

describe('the line of a device', () => {
  it('says when, how and from where, by the clock of Paris', () => {
    expect(sessionLine(session)).toBe(
      'Vu le 3\u00a0nov.\u00a02026 à 9\u00a0h\u00a002, connecté avec Google, depuis 203.0.113.4',
    )
  })

  it('says less of what is not known', () => {
    expect(sessionLine({ ...session, is_current: true, opened_by: null, address: 'unknown' })).toBe('En ce moment')
  })
})

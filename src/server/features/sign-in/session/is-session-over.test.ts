import { describe, expect, it } from 'vitest'
import { isSessionOver } from './is-session-over'

const now = new Date('2026-06-01T12:00:00Z')
const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * 3_600_000)

describe('a session', () => {
  it.each([
    ['a customer’s of this morning', 'customer', hoursAgo(5), hoursAgo(-100), false],
    ['a customer’s of 89 days', 'customer', hoursAgo(89 * 24), hoursAgo(-100), false],
    ['a customer’s of 90 days', 'customer', hoursAgo(90 * 24), hoursAgo(-100), true],
    ['a customer’s that was not renewed', 'customer', hoursAgo(200), hoursAgo(0), true],
    ['a guide’s of 11 hours', 'guide', hoursAgo(11), hoursAgo(-1), false],
    ['a guide’s of 12 hours', 'guide', hoursAgo(12), hoursAgo(-100), true],
    ['an admin’s of 400 days', 'admin', hoursAgo(400 * 24), hoursAgo(-100), true],
    ['one of an unknown role, held to the shorter rule', '', hoursAgo(13), hoursAgo(-100), true],
    ['one without a beginning', 'customer', null, hoursAgo(-100), true],
  ])('%s', (_name, role, createdAt, expiresAt, isOver) => {
    expect(isSessionOver({ session: { createdAt, expiresAt }, role, now })).toBe(isOver)
  })
})

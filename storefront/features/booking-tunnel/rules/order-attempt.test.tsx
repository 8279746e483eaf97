import { beforeEach, describe, expect, it } from 'vitest'
import { attemptKey, forgetAttempt } from './order-attempt'

const order = { cartId: 41, total: 1280, termsVersion: '2026-11' }

beforeEach(() => localStorage.clear())

describe('the key of an order', () => {
  it('is the same for a second press, and after a reload', () => {
    expect(attemptKey(order)).toBe(attemptKey({ ...order }))
    expect(attemptKey(order)).toMatch(/^[0-9a-f]{32}$/)
  })

  it('is another one when the price changed', () => {
    expect(attemptKey(order)).not.toBe(attemptKey({ ...order, total: 1290 }))
  })

  it('is another one once an order was answered', () => {
    const key = attemptKey(order)
    forgetAttempt()
    expect(attemptKey(order)).not.toBe(key)
  })

  it('does not trip over what it cannot read', () => {
    localStorage.setItem('orderAttempt', '{')
    expect(attemptKey(order)).toHaveLength(32)
  })
})

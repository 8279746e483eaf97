import { describe, expect, it } from 'vitest'
import { cookieName } from './cookie-name'

describe('the name of a cookie', () => {
  it.each([
    ['payload-token', true, '__Host-payload-token'],
    ['device', true, '__Host-device'],
    ['payload-token', false, 'payload-token'],
    ['d_id', true, 'd_id'],
    ['utm_source', true, 'utm_source'],
  ])('%s, over https: %s, is %s', (name, isSecure, expected) => {
    expect(cookieName({ name, isSecure })).toBe(expected)
  })
})

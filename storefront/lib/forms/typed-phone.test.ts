import { describe, expect, it } from 'vitest'
import { readTypedPhone } from './typed-phone'

describe('readTypedPhone', () => {
  it.each([
    ['06 39 98 12 34', '+33', '+33639981234'],
    ['+33 6 39 98 12 34', '+33', '+33639981234'],
    ['0033 6 39 98 12 34', '+33', '+33639981234'],
    ['0470 12 34 56', '+32', '+32470123456'],
    ['+32 470 12 34 56', '+33', '+32470123456'],
  ])('reads %s under %s as %s', (phone, callingCode, number) => {
    expect(readTypedPhone({ phone, callingCode })).toBe(number)
  })

  it.each([
    ['06 39 98', '+33'],
    ['', '+33'],
    ['bonjour', '+33'],
  ])('refuses « %s »', (phone, callingCode) => {
    expect(readTypedPhone({ phone, callingCode })).toBeNull()
  })
})

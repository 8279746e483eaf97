import { describe, expect, it } from 'vitest'
import { parsePhone } from './phone'

describe('a phone number', () => {
  it.each([
    ['06 12 34 56 78', '+33612345678'],
    ['0612345678', '+33612345678'],
    ['+33612345678', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['+41 79 123 45 67', '+41791234567'],
    ['+1 415 555 2671', '+14155552671'],
    ['06.12.34.56.78 ext. 12345678901234567890', '+33612345678'],
  ])('reads « %s » as %s', (input, expected) => {
    expect(parsePhone(input)).toBe(expected)
  })

  it.each(['', '06', '06 12 34', 'bonjour', '+', '+33', '061234567890123456789', `+33${'6'.repeat(260)}`, '<script>'])(
    'refuses « %s »',
    (input) => {
      expect(parsePhone(input)).toBeNull()
    },
  )
})

import { describe, expect, it } from 'vitest'
import { formatPhone, parsePhone } from './phone'

describe('a phone number', () => {
  it.each([
    ['06 12 34 56 78', '+33612345678'],
    ['0612345678', '+33612345678'],
    ['+33612345678', '+33612345678'],
    ['+33 (0)6 12 34 56 78', '+33612345678'],
    ['09 72 12 34 56', '+33972123456'],
    ['+41 79 123 45 67', '+41791234567'],
    ['0033612345678', '+33612345678'],
    ['+1 415 555 2671', '+14155552671'],
    ['06.12.34.56.78 ext. 12345678901234567890', '+33612345678'],
  ])('reads « %s » as %s', (input, expected) => {
    expect(parsePhone(input)).toBe(expected)
  })

  it.each([
    '',
    '06',
    '06 12 34',
    '061234567',
    '+33 6 12 34 56 7',
    'bonjour',
    '+',
    '+33',
    '061234567890123456789',
    `+33${'6'.repeat(260)}`,
    `06 12 34 56 78${' '.repeat(1e5)}`,
    '<script>',
  ])('refuses « %s »', (input) => {
    expect(parsePhone(input)).toBeNull()
  })
})

describe('a number as people read it', () => {
  it.each([
    ['+33639982210', '06\u00a039\u00a098\u00a022\u00a010'],
    ['+41791234567', '+41\u00a079\u00a0123\u00a045\u00a067'],
    ['0639982210', '06\u00a039\u00a098\u00a022\u00a010'],
    ['bientôt', 'bientôt'],
  ])('writes « %s » as « %s »', (number, expected) => {
    expect(formatPhone(number)).toBe(expected)
  })
})

import { describe, expect, it } from 'vitest'
import { holdsLink, nameFromElsewhere } from './person-name'

describe('a name', () => {
  it.each([
    'Banque http://evil.test/login',
    'www.evil.test',
    'WWW.EVIL.TEST',
    'a//b',
    'evil.test/login',
    'a\\b',
    'evil-lagopede.com',
    'ines@evil.test',
  ])('%s holds a link', (name) => {
    expect(holdsLink(name)).toBe(true)
  })

  it.each([
    'Jean-Pierre',
    'O’Connor',
    'St. John',
    'J. Martin',
    'Łukasz',
    'Nguyễn Thị',
    '李',
    'M. Awwww',
    'Marie (sœur)',
  ])('%s holds none', (name) => {
    expect(holdsLink(name)).toBe(false)
  })

  it('that another site gives is cleaned, cut, or dropped', () => {
    expect(nameFromElsewhere(' In\u202e\u0000e\u0300s ')).toBe('Inès')
    expect(nameFromElsewhere('a'.repeat(300))).toHaveLength(80)
    expect(nameFromElsewhere(`${'a'.repeat(79)} ${'b'.repeat(9)}`)).toBe('a'.repeat(79))
    expect([nameFromElsewhere('J.Martin'), nameFromElsewhere('evil.com')]).toEqual(['J. Martin', 'evil. com'])
    expect([nameFromElsewhere('http://evil.test'), nameFromElsewhere(' \u200b'), nameFromElsewhere(null)]).toEqual([
      null,
      null,
      null,
    ])
  })
})

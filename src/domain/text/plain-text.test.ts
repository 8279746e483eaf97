import { describe, expect, it } from 'vitest'
import { cleanLine, cleanText, isVisible } from './plain-text'

describe('cleanText', () => {
  it.each([
    [
      'keeps plain French',
      'Où dort-on, à l’étape ? « Au refuge » : 12 €',
      'Où dort-on, à l’étape ? « Au refuge » : 12 €',
    ],
    ['keeps markup as the text it is', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['trims both ends', ' \n Bonjour \u00a0', 'Bonjour'],
    ['composes letters and their accents', 'e\u0301te\u0301', 'été'],
    ['keeps lines, and one empty line at most', 'a\r\nb\n \n\n\n\nc', 'a\nb\n\nc'],
    ['removes null bytes and controls', 'a\u0000b\u0007c\u001b[31md\u0085', 'abc[31md'],
    ['removes what turns the reading order around', 'abc\u202egnp.exe\u202c\u2066x\u2069\u200f', 'abcgnp.exex'],
    ['removes what has no width', 'l\u200bi\u2060b\ufeffr\u00ade', 'libre'],
    ['removes half characters', 'a\ud800b\udc00c', 'abc'],
    ['removes what is no character', 'a\ufffeb\u{1ffff}c', 'abc'],
    ['keeps a family of emoji in one piece', '👨‍👩‍👧‍👦 ⛷️ 🏴‍☠️', '👨‍👩‍👧‍👦 ⛷️ 🏴‍☠️'],
    [
      'keeps the flag of Scotland',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    ],
    ['removes a text hidden in tags', 'a\u{e0068}\u{e0069}b', 'ab'],
    ['removes joiners that join nothing', 'a\u200db\u200c', 'ab'],
    ['keeps scripts written from the right', 'שלום مرحبا', 'שלום مرحبا'],
    ['keeps the marks of Thai and Vietnamese', 'ที่นี่ Tiếng Việt', 'ที่นี่ Tiếng Việt'],
  ])('%s', (_name, typed, clean) => {
    expect(cleanText(typed)).toBe(clean)
  })

  it('flattens piled-up accents', () => {
    const zalgo = `Z${'\u0300\u0301\u0302\u0303\u0304'.repeat(40)}algo`
    expect([...cleanText(zalgo)].length).toBeLessThan(12)
  })

  it('changes nothing that it cleaned before', () => {
    const typed = ' e\u0301\u200b\u202e 👨‍👩‍👧 \n\n\n Z\u0300\u0301\u0302\u0303\u0304\u0305 '
    expect(cleanText(cleanText(typed))).toBe(cleanText(typed))
  })
})

describe('cleanLine', () => {
  it('holds on one line', () => {
    expect(cleanLine(' Anne\n\tMarie\u202e ')).toBe('Anne Marie')
  })
})

describe('isVisible', () => {
  it.each(['', ' ', '\u00a0\u2003', '\u200b\u200d\ufeff', '\u3164\u2800', '\u0301'])('sees nothing in %j', (text) => {
    expect(isVisible(cleanText(text))).toBe(false)
  })

  it.each(['a', '!', '⛷️', '雪', '<b>'])('sees %s', (text) => {
    expect(isVisible(cleanText(text))).toBe(true)
  })
})

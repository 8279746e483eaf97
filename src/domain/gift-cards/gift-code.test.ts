import { describe, expect, it } from 'vitest'
import { CODE_ALPHABET } from '@/domain/reservations/promo-code'
import { bareGiftCode, drawGiftCode, giftCardName, spellGiftCode } from './gift-code'

describe('a gift code', () => {
  it.each([
    ['as it is printed', 'LAGO-7F3K-9CQD'],
    ['in small letters', 'lago-7f3k-9cqd'],
    ['with spaces', ' LAGO 7F3K 9CQD '],
    ['with other dashes', 'LAGO–7F3K–9CQD'],
    ['without its beginning', '7F3K9CQD'],
  ])('is read %s', (_what, typed) => {
    expect(bareGiftCode(typed)).toBe('7F3K9CQD')
  })

  it.each([
    ['a letter O', 'LAGO-7O3K-9CQD'],
    ['a zero', 'LAGO-703K-9CQD'],
    ['an I', 'LAGO-7I3K-9CQD'],
    ['too little', 'LAGO-7F3K'],
    ['too much', 'LAGO-7F3K-9CQDX'],
    ['nothing', ''],
  ])('is none with %s', (_what, typed) => {
    expect(bareGiftCode(typed)).toBeNull()
  })

  it('that itself begins like all of them is read too', () => {
    const bare = 'LAGA7F3K'
    expect(bareGiftCode(spellGiftCode(bare))).toBe(bare)
    expect(bareGiftCode(bare)).toBe(bare)
  })

  it('is spelled in fours', () => {
    expect(spellGiftCode('7F3K9CQD')).toBe('LAGO-7F3K-9CQD')
    expect(giftCardName('9CQD')).toBe('Carte cadeau •••• 9CQD')
  })

  it('is drawn from signs that none other looks like', () => {
    let next = -1
    const code = drawGiftCode((below) => (next += 1) % below)
    expect(code).toBe('ABCDEFGH')
    expect(CODE_ALPHABET).not.toMatch(/[OI01]/)
  })
})

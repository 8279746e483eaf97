import { describe, expect, it } from 'vitest'
import { findTestCard, groupDigits, TEST_CARDS } from '@/domain/payments/test-cards'
import { checkCardEntry } from './card-entry'

const now = new Date('2027-03-15T10:00:00Z')
const sound = { number: '4242 4242 4242 4242', expiry: '04/30', cryptogram: '123' }
const errorsOf = (entry: Partial<typeof sound>) => {
  const checked = checkCardEntry({ entry: { ...sound, ...entry }, now })
  return checked.ok ? {} : checked.errors
}

describe('checkCardEntry', () => {
  it('finds the test card, however its number is spaced', () => {
    for (const number of [
      '4242 4242 4242 4242',
      '4242424242424242',
      '4242-4242-4242-4242',
      ' 4242\u00a04242 42424242 ',
    ]) {
      expect(checkCardEntry({ entry: { ...sound, number }, now })).toMatchObject({ ok: true, card: { key: 'visa' } })
    }
  })

  it.each([
    ['', /carte d’essai/],
    ['4242 4242', /incomplet/],
    ['4242 4242 4242 424x', /que des chiffres/],
    ['4242 4242 4242 4241', /vérifie chaque chiffre/],
    ['42424242424242424242', /vérifie chaque chiffre/],
    ['4111 1111 1111 1111', /N’écris jamais le numéro d’une vraie carte/],
  ])('says what is wrong with the number « %s »', (number, message) => {
    expect(errorsOf({ number })).toEqual({ number: expect.stringMatching(message) as string })
  })

  it.each([
    ['', /mois et l’année/],
    ['bientôt', /mois et l’année/],
    ['13/30', /de 01 à 12/],
    ['00/30', /de 01 à 12/],
    ['02/27', /expirée/],
    ['12/2026', /expirée/],
  ])('says what is wrong with the expiry « %s »', (expiry, message) => {
    expect(errorsOf({ expiry })).toEqual({ expiry: expect.stringMatching(message) as string })
  })

  it.each(['03/27', '3/27', '0327', '03 / 2027', '12/30'])(
    'takes the expiry « %s »: a card lasts its whole month',
    (expiry) => {
      expect(errorsOf({ expiry })).toEqual({})
    },
  )

  it('knows the last instant of the month', () => {
    const at = (instant: string) => checkCardEntry({ entry: { ...sound, expiry: '03/27' }, now: new Date(instant) }).ok
    expect([at('2027-03-31T23:59:59Z'), at('2027-04-01T00:00:00Z')]).toEqual([true, false])
  })

  it.each(['', '12', '1234', 'abc'])('wants three digits, not « %s »', (cryptogram) => {
    expect(errorsOf({ cryptogram })).toEqual({ cryptogram: expect.stringMatching(/3 chiffres/) as string })
  })

  it('says all at once', () => {
    expect(Object.keys(errorsOf({ number: '', expiry: '', cryptogram: '' }))).toEqual([
      'number',
      'expiry',
      'cryptogram',
    ])
  })
})

describe('TEST_CARDS', () => {
  it('are sound numbers, each once', () => {
    for (const { key, number } of TEST_CARDS) {
      expect([key, findTestCard(groupDigits(number))?.key]).toEqual([key, key])
      expect(errorsOf({ number: number.replace(/.$/, (last) => String((Number(last) + 1) % 10)) })).toMatchObject({
        number: expect.stringMatching(/vérifie/) as string,
      })
    }
    expect(groupDigits('4242424242424242')).toBe('4242 4242 4242 4242')
  })
})

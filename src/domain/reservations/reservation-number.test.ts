import { describe, expect, it } from 'vitest'
import { bearsReference, plainReference } from '@/domain/bank-lines/match-transfer'
import { reservationNumber } from './reservation-number'

const OLD = /^LG(?:2[4-9]|3\d)(?:0\d|1[0-2])(?:[0-2]\d|3[01])\d+$/
const IDS = Array.from({ length: 20_000 }, (_one, index) => index + 1)

describe('the number of a reservation', () => {
  it.each([
    [1, 'LG-7708-2039'],
    [2, 'LG-5416-4065'],
    [118, 'LG-9567-9547'],
    [5_999_999, 'LG-6291-7976'],
    [6_000_000, 'LG-14000-0002'],
    [2_147_483_647, 'LG-3576256-3412'],
  ])('is of the rank %d alone: %s', (id, number) => {
    expect(reservationNumber(id)).toBe(number)
  })

  it('is that of no other reservation, and no date', () => {
    const numbers = IDS.map(reservationNumber)
    expect(new Set(numbers).size).toBe(IDS.length)
    for (const number of numbers) expect(number).toMatch(/^LG-[4-9]\d{3}-\d{4}$/)
    expect(numbers.filter((number) => OLD.test(plainReference(number)))).toEqual([])
  })

  it('is not that of another whose digit was mistyped', () => {
    const numbers = new Set(IDS.map(reservationNumber))
    for (const number of IDS.slice(0, 500).map(reservationNumber)) {
      const typos = [...number].flatMap((digit, at) =>
        /\d/.test(digit)
          ? Array.from({ length: 10 }, (_one, other) => number.slice(0, at) + String(other) + number.slice(at + 1))
          : [],
      )
      expect(typos.filter((typo) => typo !== number && numbers.has(typo))).toEqual([])
    }
  })

  it.each(['LG-7708-2039', 'vir lg77082039 rey', 'LG 7708 2039 2 personnes', 'ACOMPTE/LG.7708.2039'])(
    'is read in « %s » of a bank',
    (text) => {
      expect(bearsReference({ text, number: reservationNumber(1) })).toBe(true)
    },
  )

  it.each(['LG-7708-20399', 'LG-7708-2030', 'XLG-7708-2039'])('is not read in « %s »', (text) => {
    expect(bearsReference({ text, number: reservationNumber(1) })).toBe(false)
  })
})

import { describe, expect, it } from 'vitest'
import { guessColumns, guessDateOrder, guessDecimal, readCents, readDay } from './bank-columns'

describe('the sums of a bank’s file', () => {
  it.each([
    ['1 234,56 €', ',', 123_456],
    ['+1.234,56', ',', 123_456],
    ['1,234.56', '.', 123_456],
    ['387,5', ',', 38_750],
    ['300', ',', 30_000],
    ['-20,00', ',', -2_000],
    ['1\u202f200,00', ',', 120_000],
    ['', ',', null],
    ['virement', ',', null],
    ['1,234,567', ',', null],
  ] as const)('%s is read', (text, decimal, cents) => {
    expect(readCents({ text, decimal })).toBe(cents)
  })

  it('have the decimal mark that most of them have', () => {
    expect(guessDecimal(['1.234,56', '20,00', '300'])).toBe(',')
    expect(guessDecimal(['1,234.56', '20.00'])).toBe('.')
  })
})

describe('the days of a bank’s file', () => {
  it.each([
    ['14/06/2027', 'day_first', '2027-06-14'],
    ['14.06.27', 'day_first', '2027-06-14'],
    ['06/14/2027', 'month_first', '2027-06-14'],
    ['2027-06-14', 'year_first', '2027-06-14'],
    ['20270614', 'year_first', '2027-06-14'],
    ['31/02/2027', 'day_first', null],
    ['hier', 'day_first', null],
  ] as const)('%s is read', (text, order, day) => {
    expect(readDay({ text, order })).toBe(day)
  })

  it('are in the order that one of them proves', () => {
    expect(guessDateOrder(['03/04/2027', '14/06/2027'])).toBe('day_first')
    expect(guessDateOrder(['03/04/2027', '06/14/2027'])).toBe('month_first')
    expect(guessDateOrder(['2027-06-14'])).toBe('year_first')
  })
})

it('says which column of a file is which, by their names', () => {
  expect(guessColumns(['Date opération', 'Date valeur', 'Libellé', 'Débit', 'Crédit', 'Contrepartie'])).toEqual({
    ...{ date: 0, words: 2, amount: 4, payer: 5, id: null },
  })
  expect(guessColumns(['Date', 'Montant', 'Libellé'])).toEqual({ date: 0, amount: 1, words: 2, payer: null, id: null })
  expect(guessColumns(['Quand', 'Combien'])).toBeNull()
})

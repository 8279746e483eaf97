import { describe, expect, it } from 'vitest'
import { buildReservationDetail } from '../../../../tests/factories/reservation-detail'
import { leftToPay, missingProfiles } from './left-to-do'

/** 1 292,50 € for the 14 June 2027: 387,75 € by the 10 May, 904,75 € by the 15 May; 42 days before, the 3 May. */
const reservation = buildReservationDetail()
const after = (changes: Partial<typeof reservation>) =>
  leftToPay({ ...reservation, ...changes })?.replaceAll('\u00a0', ' ')
const atOnce = { ...reservation.price, deposit: 1292.5, balance: 0, balance_due_on: null }

describe('what is left to pay', () => {
  it.each([
    [
      'all, in two times',
      0,
      'l’acompte de 387,75 € avant le 10 mai 2027, puis le solde de 904,75 € avant le 15 mai 2027',
    ],
    [
      'the end of the deposit, then the balance',
      387.74,
      'l’acompte de 0,01 € avant le 10 mai 2027, puis le solde de 904,75 € avant le 15 mai 2027',
    ],
    ['the balance', 387.75, 'le solde de 904,75 € avant le 15 mai 2027'],
    ['the end of the balance', 1292.4, '0,10 € du solde avant le 15 mai 2027'],
  ])('is %s', (_case, paid, expected) => {
    expect(after({ paid })).toBe(expected)
  })

  it('counts what cards are about to be debited for as paid', () => {
    expect(after({ paid: 100, arriving: 287.75 })).toBe('le solde de 904,75 € avant le 15 mai 2027')
    expect(after({ paid: 387.75, arriving: 904.75 })).toBeUndefined()
  })

  it.each([
    ['all is paid', 1292.5],
    ['too much is', 1300],
  ])('is nothing when %s', (_case, paid) => {
    expect(leftToPay({ ...reservation, paid })).toBeNull()
    expect(leftToPay({ ...reservation, paid, price: atOnce })).toBeNull()
  })

  it.each([
    [0, '1 292,50 € avant le 10 mai 2027'],
    [1000.1, '292,40 € avant le 10 mai 2027'],
  ])('is one sum when there is one date: after %d', (paid, expected) => {
    expect(after({ paid, price: atOnce })).toBe(expected)
  })

  it.each([
    ['on the day it is due', 35, 'avant le 10 mai 2027'],
    ['the day after', 34, 'dès maintenant'],
  ])('is asked %s', (_case, days_before, due) => {
    expect(after({ paid: 0, price: atOnce, days_before })).toBe(`1 292,50 € ${due}`)
  })
})

describe('the profiles that miss something', () => {
  const [whole, part] = reservation.participants

  it.each([
    ['one', [whole, part], '1\u00a0profil'],
    ['two', [part, part], '2\u00a0profils'],
    ['one that is almost complete', [{ ...part, completeness: 99 }], '1\u00a0profil'],
    ['none', [whole, whole], null],
  ])('are %s', (_case, participants, expected) => {
    expect(missingProfiles({ ...reservation, participants: participants as typeof reservation.participants })).toBe(
      expected,
    )
  })
})

import { describe, expect, it } from 'vitest'
import { figureSentence, formatChanges, formatKg, formatKgRange, formatMinutes } from './figure-words'

const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null

describe('the words of a figure', () => {
  it.each([
    [0, '0 kg'],
    [1, 'moins d’un kg'],
    [499, 'moins d’un kg'],
    [500, '1 kg'],
    [6_499, '6 kg'],
    [1_250_000, '1 250 kg'],
  ])('write %i grams as %s', (grams, words) => expect(plain(formatKg(grams))).toBe(words))

  it.each([
    [45, '45 min'],
    [60, '1 h'],
    [125, '2 h 05'],
    [1450, '24 h 10'],
  ])('write %i minutes as %s', (minutes, words) => expect(plain(formatMinutes(minutes))).toBe(words))

  it('write a range, and one figure where its ends round to it', () => {
    expect(plain(formatKgRange({ low: 18_200, high: 28_400 }))).toBe('entre 18 et 28 kg')
    expect(plain(formatKgRange({ low: 6_100, high: 6_400 }))).toBe('6 kg')
  })

  it('write changes that were read alone', () => {
    expect([0, 1, 2, null].map((changes) => plain(formatChanges(changes)))).toEqual([
      'direct',
      '1 changement',
      '2 changements',
      null,
    ])
  })

  it('name both parts, the whole being rounded once', () => {
    expect(plain(figureSentence({ trip_g: 6_400, stay_g: 16_400 }))).toBe('6 kg aller-retour, 23 kg séjour compris')
  })
})

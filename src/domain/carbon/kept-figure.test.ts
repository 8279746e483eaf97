import { describe, expect, it } from 'vitest'
import { keptFigureRows } from './kept-figure'

const FIGURE = {
  from: { name: 'Lyon' },
  version: '3.32',
  mode: 'train' as const,
  minutes: 310,
  trip: { grams: 16_958, low: 16_100, high: 17_800 },
  stay: { grams: 21_673, low: 19_000, high: 24_000 },
}

const wordsOf = (change: Partial<typeof FIGURE> = {}) =>
  keptFigureRows({ ...FIGURE, ...change }).map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))

describe('the figure of a contract', () => {
  it('names the town, both parts, the range, the way and the version', () => {
    expect(wordsOf()).toEqual([
      'Par personne, depuis Lyon: 17 kg aller-retour, 39 kg séjour compris',
      'Fourchette: entre 35 et 42 kg',
      'Trajet compté: Train, aller-retour, 5 h 10 l’aller',
      'Méthode et facteurs: Version 3.32',
    ])
  })

  it('says one figure where both ends round to it', () => {
    const same = { grams: 20_000, low: 20_000, high: 20_000 }
    expect(wordsOf({ trip: same, stay: same })[1]).toBe('Fourchette: 40 kg')
  })
})

import { describe, expect, it } from 'vitest'
import { factorGroups, factorVersions, figureName, formatExactKg, legSum, type DatedFactor } from './method-words'

const factor = (more: Partial<DatedFactor> = {}): DatedFactor => ({
  ...{ key: 'car', label: 'Voiture', note: '', unit: 'vehicle_km', mg: 227_600, low_mg: 227_600, high_mg: 227_600 },
  ...{ source: 'ADEME', version: '2026', read_on: '2026-11-25', effective_from: '2026-07-01' },
  ...{ reason: 'Premiers facteurs.', is_in_force: true },
  ...more,
})
const LEG = { label: 'Voiture', km: 1745, factor: factor(), occupants: 3, is_measured: false, minutes: 0 }

describe('a line of the example', () => {
  it('says what its grams are made of, the vehicle divided once', () => {
    const leg = { ...LEG, grams: 132_387, low: 0, high: 0 }
    expect(legSum(leg)).toBe('1\u00a0745\u00a0km × 227,6\u00a0g ÷ 3, distance estimée')
    expect(legSum({ ...leg, km: 40, occupants: null, is_measured: true })).toBe(
      '40\u00a0km × 227,6\u00a0g, distance relevée',
    )
  })

  it('is told to the gram', () => {
    expect([0, 15, 5_623].map(formatExactKg)).toEqual(['0,000\u00a0kg', '0,015\u00a0kg', '5,623\u00a0kg'])
  })
})

describe('the result of the formula', () => {
  it('names the way only where it is a train', () => {
    const way = { mode: 'train', name: 'Train', minutes: 0, timed_from: null, read_on: null, changes: null, legs: [] }
    const figures = { grams: 0, low: 0, high: 0 }
    expect(figureName({ way: { ...way, ...figures, mode: 'train' }, from: 'Paris' })).toBe(
      'par personne, en train depuis Paris',
    )
    expect(figureName({ way: { ...way, ...figures, mode: 'coach' }, from: 'Paris' })).toBe('par personne, depuis Paris')
  })
})

describe('the factors', () => {
  const later = factor({ mg: 230_000, effective_from: '2027-01-01', reason: 'Nouvelle base.', is_in_force: false })
  const hotel = factor({ key: 'night_hotel', unit: 'person_night', effective_from: '2026-08-01', reason: 'Ajout.' })
  const all = [later, factor(), hotel]

  it('in force are shown by what they count', () => {
    expect(factorGroups(all).map(({ title, factors }) => [title, factors.length])).toEqual([
      ['Les trajets', 1],
      ['Les nuits', 1],
    ])
  })

  it('that replace another are its versions, the first ones one line', () => {
    const { later: versions, first } = factorVersions(all)
    expect(versions).toEqual([later])
    expect(first).toMatchObject({ effective_from: '2026-07-01', reason: 'Premiers facteurs.' })
  })
})

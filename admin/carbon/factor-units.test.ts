import { describe, expect, it } from 'vitest'
import { amountOf, readAmount } from './factor-units'

const KM = { unit: 'passenger_km' } as const
const NIGHT = { unit: 'person_night' } as const

describe('a factor as the agency reads and types it', () => {
  it('is grams a kilometre, kilograms a night', () => {
    expect([amountOf(KM, 2_930), amountOf(NIGHT, 1_155_000)]).toEqual(['2,93', '1,155'])
  })

  it.each([
    ['2,93', 2_930],
    ['2.93', 2_930],
    ['227,6', 227_600],
    [' 9,78\u00a0', 9_780],
    ['', null],
    ['-3', null],
    ['deux', null],
  ])('reads « %s »', (typed, mg) => {
    expect(readAmount(KM, typed)).toBe(mg)
  })

  it('reads what it wrote', () => {
    for (const mg of [1, 999, 5_030, 122_400]) expect(readAmount(KM, amountOf(KM, mg))).toBe(mg)
  })
})

import { describe, expect, it } from 'vitest'
import { faultOf } from './fault-words'

const TRIP = { id: 1, name: 'Vercors', total_g: 40_000, median_g: null, read_on: '2025-01-01', fault: 'old' as const }

describe('why a trip is to be looked at', () => {
  it.each([
    ['twice its family’s median and more', 81_000, 40_000, 'Plus du double de la médiane de sa famille'],
    ['less than half of it', 19_000, 40_000, 'Moins de la moitié de la médiane de sa famille'],
  ])('says the side: %s', (_case, total_g, median_g, said) => {
    expect(faultOf({ ...TRIP, total_g, median_g, fault: 'far' })).toBe(said)
  })

  it('tells what nobody read from what was read long ago', () => {
    expect(faultOf(TRIP)).toBe('Relu il y a plus d’un an')
    expect(faultOf({ ...TRIP, read_on: null })).toBe('Jamais relu')
  })
})

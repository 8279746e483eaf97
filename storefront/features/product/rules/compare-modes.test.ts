import { describe, expect, it } from 'vitest'
import { compareModes, savingSentence } from './compare-modes'

const vercors = { train: 6, carpool: 87, plane: 228, car: 262 }

describe('carbon by mode', () => {
  it('gives the heaviest three quarters of the width', () => {
    expect(compareModes(vercors).map(({ mode, share }) => [mode, share])).toEqual([
      ['train', 2],
      ['carpool', 25],
      ['plane', 65],
      ['car', 75],
    ])
  })

  it('leaves out a mode that makes no sense', () => {
    expect(compareModes({ ...vercors, plane: null }).map(({ mode }) => mode)).toEqual(['train', 'carpool', 'car'])
  })

  it('says how many times less the train emits', () => {
    expect(savingSentence(vercors)).toBe('En train, tu émets 44\u00a0fois moins que seul(e) en voiture.')
  })

  it.each([
    ['when the train is unknown', { ...vercors, train: null }],
    ['when the difference is small', { ...vercors, car: 10 }],
  ])('says nothing %s', (_, carbon) => {
    expect(savingSentence(carbon)).toBe('')
  })
})

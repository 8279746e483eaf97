import { describe, expect, it } from 'vitest'
import { salesPace } from './sales-pace'

const usual = { low: 0.25, high: 0.5, count: 40 }

const paceOf = (taken: number, daysSinceSale = 3) => salesPace({ taken, capacity: 8, usual, daysSinceSale })

describe('where half of the departures had sold from two to four places of eight as long before', () => {
  it.each([
    [5, 'ahead'],
    [4, 'on_pace'],
    [2, 'on_pace'],
    [1, 'behind'],
    [0, 'behind'],
  ] as const)('%i places are %s', (taken, pace) => {
    expect(paceOf(taken)).toBe(pace)
  })

  it('says that one sells no more after fourteen days without a sale', () => {
    expect([paceOf(1, 13), paceOf(1, 14)]).toEqual(['behind', 'stalled'])
  })

  it('does not mind fourteen days without a sale where as much is sold as usual', () => {
    expect([paceOf(2, 30), paceOf(8, 90)]).toEqual(['on_pace', 'ahead'])
  })
})

it('a full departure is ahead, even where the others were full too', () => {
  expect(salesPace({ taken: 8, capacity: 8, usual: { low: 1, high: 1, count: 40 }, daysSinceSale: 1 })).toBe('ahead')
})

it.each([
  ['nothing has left', null],
  ['nine have left', { ...usual, count: 9 }],
])('says nothing where %s', (_case, known) => {
  expect(salesPace({ taken: 3, capacity: 8, usual: known, daysSinceSale: 1 })).toBeNull()
})

import { describe, expect, it } from 'vitest'
import { commonPace, salesPace } from './sales-pace'

const usual = { low: 2, median: 3.5, high: 5 }

const paceOf = (travelers: number, daysSinceSale = 3) => salesPace({ travelers, capacity: 8, usual, daysSinceSale })

describe('where nine departures in ten had sold from two to five places of eight as long before', () => {
  it.each([
    [6, 'ahead'],
    [5, 'on_pace'],
    [2, 'on_pace'],
    [1, 'behind'],
    [0, 'behind'],
  ] as const)('%i places are %s', (travelers, pace) => {
    expect(paceOf(travelers)).toBe(pace)
  })

  it('says that one sells no more after fourteen days without a sale', () => {
    expect([paceOf(1, 13), paceOf(1, 14)]).toEqual(['behind', 'stalled'])
  })

  it('says so too where half of the others had sold more, and not where they had sold less', () => {
    expect([paceOf(3, 14), paceOf(4, 14), paceOf(4, 90)]).toEqual(['stalled', 'on_pace', 'on_pace'])
  })
})

it('a full departure is ahead, even where the others were full too', () => {
  const full = { low: 8, median: 8, high: 8 }
  expect(salesPace({ travelers: 8, capacity: 8, usual: full, daysSinceSale: 90 })).toBe('ahead')
})

it('says nothing where too few have left', () => {
  expect(salesPace({ travelers: 3, capacity: 8, usual: null, daysSinceSale: 1 })).toBeNull()
})

it.each([
  ['as most of them do', ['ahead', 'behind', 'behind'], 'behind'],
  ['the worse one of as many', ['ahead', 'behind'], 'behind'],
  ['what is known', [null, 'on_pace', null], 'on_pace'],
  ['nothing where nothing is known', [null], null],
  ['nothing where nothing leaves', [], null],
] as const)('departures that leave together sell %s', (_case, paces, pace) => {
  expect(commonPace(paces)).toBe(pace)
})

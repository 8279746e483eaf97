import { describe, expect, it } from 'vitest'
import { copiedDays, MAX_COPIES, repeatDays } from './departure-copies'

describe('the repeats of a departure', () => {
  it.each([
    ['every week', { unit: 'weeks', every: 1 }, ['2027-06-12', '2027-06-19', '2027-06-26']],
    ['every two weeks', { unit: 'weeks', every: 2 }, ['2027-06-19']],
    ['every ten days', { unit: 'days', every: 10 }, ['2027-06-15', '2027-06-25']],
  ] as const)('leave %s, the last day included', (_case, step, days) => {
    expect(repeatDays({ start: '2027-06-05', until: '2027-06-26', ...step })).toEqual(days)
  })

  it('are none when the last day comes before the first of them', () => {
    expect(repeatDays({ start: '2027-06-05', until: '2027-06-11', unit: 'weeks', every: 1 })).toEqual([])
  })

  it.each([
    ['spring', '2027-03-20', ['2027-03-27', '2027-04-03']],
    ['autumn', '2027-10-23', ['2027-10-30', '2027-11-06']],
  ])('keep their day of the week over the change of hour of %s', (_case, start, days) => {
    expect(repeatDays({ start, until: days[1] ?? '', unit: 'weeks', every: 1 })).toEqual(days)
  })

  it('go over the end of a year and the 29th of February', () => {
    expect(repeatDays({ start: '2027-12-25', until: '2028-01-01', unit: 'weeks', every: 1 })).toEqual(['2028-01-01'])
    expect(repeatDays({ start: '2028-02-22', until: '2028-03-07', unit: 'weeks', every: 1 })).toEqual([
      '2028-02-29',
      '2028-03-07',
    ])
  })

  it('stop at one more than may be made', () => {
    expect(repeatDays({ start: '2027-01-01', until: '2037-01-01', unit: 'days', every: 1 })).toHaveLength(
      MAX_COPIES + 1,
    )
  })
})

describe('a copy', () => {
  it.each([
    ['over the change of hour of spring', '2027-03-26', '2027-03-29'],
    ['over the change of hour of autumn', '2027-10-29', '2027-11-01'],
    ['over the end of a year', '2027-12-30', '2028-01-02'],
  ])('lasts as long %s', (_case, start, end) => {
    const source = { start: '2027-06-05', end: '2027-06-08', decisionOn: null }
    expect(copiedDays({ source, start, today: '2027-01-01' })).toEqual({ start, end, decisionOn: null })
  })

  it('is decided on as long before as its model', () => {
    const source = { start: '2027-06-05', end: '2027-06-08', decisionOn: '2027-05-20' }
    expect(copiedDays({ source, start: '2028-06-03', today: '2027-01-01' }).decisionOn).toBe('2028-05-18')
  })

  it('is decided on the day of the law where that of its model would have passed', () => {
    const source = { start: '2027-06-05', end: '2027-06-08', decisionOn: '2027-03-05' }
    expect(copiedDays({ source, start: '2027-07-03', today: '2027-04-02' }).decisionOn).toBe('2027-04-02')
    expect(copiedDays({ source, start: '2027-07-03', today: '2027-04-03' }).decisionOn).toBeNull()
  })
})

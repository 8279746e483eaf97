import { describe, expect, it } from 'vitest'
import { CANCELLATION_TERMS } from '../../../tests/factories/fee-table'
import { cancellationSteps } from './cancellation'
import { freeMove } from './own-changes'

describe('a date is changed alone and for free', () => {
  // Clocks go forward on 28 March 2027 and back on 31 October: days of Paris are counted, not hours.
  it.each([
    ['two months before', '2027-06-14', '2027-04-14', true, '2027-05-15'],
    ['on the last free day', '2027-06-14', '2027-05-15', true, '2027-05-15'],
    ['on the day after it', '2027-06-14', '2027-05-16', false, '2027-05-15'],
    ['on the eve', '2027-06-14', '2027-06-13', false, '2027-05-15'],
    ['on the last free day, over the change to summer time', '2027-04-10', '2027-03-11', true, '2027-03-11'],
    ['on the day after it, over the change to summer time', '2027-04-10', '2027-03-12', false, '2027-03-11'],
    ['on the last free day, over the change to winter time', '2027-11-10', '2027-10-11', true, '2027-10-11'],
    ['on the day after it, over the change to winter time', '2027-11-10', '2027-10-12', false, '2027-10-11'],
  ])('%s', (_case, departureStart, today, isOpen, until) => {
    expect(freeMove({ steps: cancellationSteps({ ...CANCELLATION_TERMS, departureStart }), today })).toEqual({
      isOpen,
      until,
    })
  })

  it('at no time by a table that never gives everything back', () => {
    const steps = [
      { until: '2027-05-15', refundPercent: 70 },
      { until: null, refundPercent: 0 },
    ]
    expect(freeMove({ steps, today: '2027-01-01' })).toEqual({ isOpen: false, until: null })
  })
})

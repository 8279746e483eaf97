import { describe, expect, it } from 'vitest'
import { feeSteps } from './fee-steps'

const STEPS = [
  { until: '2027-05-15', refund_percent: 100 },
  { until: '2027-05-31', refund_percent: 70 },
  { until: null, refund_percent: 0 },
]

describe('the cancellation rule, as a walk down', () => {
  it('says the days of each step, and how far they are from the departure', () => {
    const steps = feeSteps({ steps: STEPS, departureStart: '2027-06-14', today: '2027-05-20' })
    expect(steps.map(({ days, note }) => [days, note])).toEqual([
      ['Jusqu’au 15\u00a0mai', '30\u00a0jours avant'],
      ['16 au 31\u00a0mai', '14\u00a0jours avant'],
      ['Dès le 1er\u00a0juin', 'jusqu’au départ'],
    ])
  })

  it('says both months of a step that goes over the end of one', () => {
    const steps = [
      { until: '2027-04-20', refund_percent: 100 },
      { until: '2027-05-06', refund_percent: 70 },
    ]
    expect(feeSteps({ steps, departureStart: '2027-05-20', today: '2027-04-01' })[1]?.days).toBe(
      '21\u00a0avr. au 6\u00a0mai',
    )
  })

  it.each([
    ['2027-03-01', 0],
    ['2027-05-15', 0],
    ['2027-05-16', 1],
    ['2027-05-31', 1],
    ['2027-06-01', 2],
  ])('stands on the step of the day: %s', (today, index) => {
    const steps = feeSteps({ steps: STEPS, departureStart: '2027-06-14', today })
    expect(steps.findIndex(({ isNow }) => isNow)).toBe(index)
    expect(steps.filter(({ isNow }) => isNow)).toHaveLength(1)
  })
})

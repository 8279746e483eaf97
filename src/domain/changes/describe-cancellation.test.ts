import { describe, expect, it } from 'vitest'
import { describeCancellation } from './describe-cancellation'

const STEPS = [
  { until: '2027-05-15', refund_percent: 100 },
  { until: '2027-05-31', refund_percent: 70 },
  { until: null, refund_percent: 0 },
]
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('describeCancellation', () => {
  it('says each step with its date', () => {
    expect(plain(describeCancellation(STEPS))).toBe(
      'Annulation gratuite jusqu’au 15 mai 2027, remboursée à 70 % jusqu’au 31 mai 2027, non remboursable ensuite.',
    )
  })

  it('says one thing when the departure is too near for more', () => {
    expect(describeCancellation([{ until: null, refund_percent: 0 }])).toBe('Annulation non remboursable.')
  })

  it('says nothing of no rule', () => {
    expect(describeCancellation([])).toBe('')
  })
})

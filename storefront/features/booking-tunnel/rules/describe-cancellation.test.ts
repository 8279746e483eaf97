import { describe, expect, it } from 'vitest'
import { buildCart } from './build-cart.fixture'
import { describeCancellation } from './describe-cancellation'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('describeCancellation', () => {
  it('says each step with its date', () => {
    expect(plain(describeCancellation(buildCart().cancellation))).toBe(
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

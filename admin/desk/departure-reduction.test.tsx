import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DepartureReduction } from './departure-reduction'

const wordsOf = (reduction: Parameters<typeof DepartureReduction>[0]['reduction']) =>
  render(<DepartureReduction price_cents={59_000} reduction={reduction} />).container.textContent

it.each([
  [
    'the price of before',
    { lowest_cents: 64_000, until: '2027-05-12', is_shown: true },
    'Baisse annoncée jusqu’au 12\u00a0mai\u00a0: 590\u00a0€ au lieu de 640\u00a0€, le plus bas des 30\u00a0jours d’avant.',
  ],
  [
    'that the site says nothing of it',
    { lowest_cents: 58_000, until: '2027-05-12', is_shown: false },
    'Baisse annoncée jusqu’au 12\u00a0mai, que le site ne montre pas\u00a0: le prix n’est pas sous le plus bas des 30\u00a0jours d’avant.',
  ],
  ['nothing without one', null, ''],
])('tells the agency %s', (_case, reduction, words) => {
  expect(wordsOf(reduction)).toBe(words)
})

import { expect, it } from 'vitest'
import { buildCart } from './build-cart.fixture'
import { cancellationWords } from './cancellation-words'

it.each([
  [
    'all its days before the first is over',
    '2027-05-15T20:00:00.000Z',
    'gratuite jusqu’au 15 mai 2027, remboursée à 70 % jusqu’au 31 mai 2027, non remboursable ensuite',
  ],
  [
    'no day that is over in Paris',
    '2027-05-15T22:30:00.000Z',
    'remboursée à 70 % jusqu’au 31 mai 2027, non remboursable ensuite',
  ],
  ['nothing to come back to near the departure', '2027-06-02T10:00:00.000Z', 'non remboursable'],
])('says %s', (_case, now, words) => {
  expect(cancellationWords(buildCart({ now })).replaceAll('\u00a0', ' ')).toBe(`Annulation ${words}.`)
})

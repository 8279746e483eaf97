import { expect, it } from 'vitest'
import { refundText } from './refund-text'

it.each([
  [
    'all comes back when nothing is kept',
    { paid: 192, cancellation_fee: 0 },
    'Sans frais. 192 € te reviennent par virement.',
  ],
  ['nothing comes back when nothing came', { paid: 0, cancellation_fee: null }, 'Sans frais : tu n’as rien à régler.'],
  [
    'the rest comes back',
    { paid: 640, cancellation_fee: 192 },
    'Frais d’annulation : 192 €. 448 € te reviennent par virement.',
  ],
  [
    'what the agency owes comes with it',
    { paid: 640, cancellation_fee: 0, indemnity: 192 },
    '832 € te reviennent par virement, indemnité de 192 € comprise.',
  ],
  ['nothing comes back when all is kept', { paid: 192, cancellation_fee: 640 }, 'Frais d’annulation : 640 €.'],
])('%s', (_name, sums, text) => {
  expect(refundText({ indemnity: 0, ...sums }).replaceAll('\u00a0', ' ')).toBe(text)
})

import { expect, it } from 'vitest'
import { refundText } from './refund-text'

const due = (amount: number) => ({ amount, by: '2027-06-03' })

it.each<[string, Partial<Parameters<typeof refundText>[0]>, string]>([
  [
    'all comes back when nothing is kept',
    { cancellation_fee: 0, refund_due: due(192) },
    'Sans frais. 192 € te reviennent par virement, le 3 juin 2027 au plus tard.',
  ],
  ['nothing comes back when nothing came', { cancellation_fee: null }, 'Sans frais : tu n’as rien à régler.'],
  [
    'the rest comes back',
    { cancellation_fee: 192, refund_due: due(448) },
    'Frais d’annulation : 192 €. 448 € te reviennent par virement, le 3 juin 2027 au plus tard.',
  ],
  [
    'what the agency owes comes with it',
    { cancellation_fee: 0, indemnity: 192, refund_due: due(832) },
    '832 € te reviennent par virement, le 3 juin 2027 au plus tard, indemnité de 192 € comprise.',
  ],
  [
    'it goes back by the means it came by',
    { cancellation_fee: 0, refund_due: due(192), payments: [{ on: '', kind: 'deposit', method: 'card', amount: 192 }] },
    'Sans frais. 192 € te reviennent sur la carte qui a payé, le 3 juin 2027 au plus tard.',
  ],
  ['nothing comes back when all is kept', { cancellation_fee: 640 }, 'Frais d’annulation : 640 €.'],
])('%s', (_name, sums, text) => {
  expect(
    refundText({ cancellation_fee: 0, indemnity: 0, refund_due: null, payments: [], ...sums }).replaceAll(
      '\u00a0',
      ' ',
    ),
  ).toBe(text)
})

import { expect, it } from 'vitest'
import { refundByMethod } from './refund-by-method'

it.each([
  ['one means', [{ method: 'card', cents: 740 }], 740, [{ method: 'card', cents: 740 }]],
  [
    'credit before the card',
    [
      { method: 'card', cents: 170 },
      { method: 'credit', cents: 200 },
    ],
    300,
    [
      { method: 'credit', cents: 200 },
      { method: 'card', cents: 100 },
    ],
  ],
  [
    'what was given back already',
    [
      { method: 'card', cents: 170 },
      { method: 'card', cents: -70 },
    ],
    100,
    [{ method: 'card', cents: 100 }],
  ],
  ['an indemnity on top', [{ method: 'bank_transfer', cents: 300 }], 390, [{ method: 'bank_transfer', cents: 390 }]],
  [
    'an indemnity beside a card',
    [{ method: 'card', cents: 300 }],
    390,
    [
      { method: 'card', cents: 300 },
      { method: 'bank_transfer', cents: 90 },
    ],
  ],
  ['nothing', [{ method: 'card', cents: 300 }], 0, []],
] as const)('%s', (_name, paid, cents, sums) => {
  expect(refundByMethod({ paid, cents })).toEqual(sums)
})

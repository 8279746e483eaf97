import { describe, expect, it } from 'vitest'
import { transferQr, transferText } from './transfer-qr'

const transfer = {
  holder: 'Lagopède Voyages',
  iban: 'FR76 3000 4000 0312 3456 7890 143',
  bic: 'BNPAFRPPXXX',
  reference: 'LG-27-0614-42',
  amount: 387.75,
}

describe('the code of a transfer', () => {
  it('holds the exact holder, the account, the sum and the reference, in the order of the guideline', () => {
    expect(transferText(transfer)?.split('\n')).toEqual([
      ...['BCD', '002', '1', 'SCT', 'BNPAFRPPXXX', 'Lagopède Voyages', 'FR7630004000031234567890143', 'EUR387.75'],
      ...['', '', 'LG-27-0614-42', ''],
    ])
  })

  it('is a drawing', () => {
    expect(transferQr(transfer)).toMatch(/^<svg[^>]*>.+<\/svg>$/s)
  })

  it.each([
    ['an account that no bank knows', { iban: 'FR76 3000 4000 0312 3456 7890 144' }],
    ['no holder', { holder: ' ' }],
    ['a name too long for it', { holder: 'x'.repeat(71) }],
    ['nothing to pay', { amount: 0 }],
  ])('is not drawn for %s', (_why, change) => {
    expect(transferQr({ ...transfer, ...change })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { giftReference, matchGift } from './match-gift'

const awaited = [
  { id: 42, reference: 'CC-26-00042', amountCents: 15_000 },
  { id: 43, reference: 'CC-26-00043', amountCents: 15_000 },
]
const match = (words: string, amountCents = 15_000) =>
  matchGift({ line: { amountCents, payer: 'REY Camille', words }, awaited })

describe('a transfer', () => {
  it('bears the reference of a card, by its year and number', () => {
    expect(giftReference({ id: 42, year: '2026' })).toBe('CC-26-00042')
  })
  it.each(['CC-26-00042', 'vir cc 26 00042 merci', 'CADEAU CC2600042'])('is surely for the card of « %s »', (words) => {
    expect(match(words)).toMatchObject({ giftCardId: 42, isSure: true })
  })
  it('of another sum is to be looked at', () => {
    expect(match('CC-26-00042', 14_999)).toMatchObject({ giftCardId: 42, isSure: false })
  })
  it.each(['merci', 'CC-26-000421', 'CC-26-00042 et CC-26-00043'])('is for no card by « %s »', (words) => {
    expect(match(words)).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { askedSum, ownPart, type Wish } from './asked-sum'
import { buildPayment } from './build-share.fixture'

const ask = (wish: Partial<Wish>, changes: Parameters<typeof buildPayment>[0] = {}) => {
  const { refusal, ...asked } = askedSum({ detail: buildPayment(changes), wish: { kind: 'due', other: '', ...wish } })
  return { ...asked, refusal: refusal?.replaceAll('\u00a0', ' ') ?? null }
}

describe('how much one pays now', () => {
  it('is what is due, all that is left, or one’s own part of the balance', () => {
    expect(ask({})).toEqual({ amount: 840, refusal: null, body: { share: 'due' } })
    expect(ask({ kind: 'all' })).toEqual({ amount: 840, refusal: null, body: { share: 'all' } })
    expect(ask({ kind: 'part' })).toEqual({ amount: 420, refusal: null, body: { share: 'due', amount: 420 } })
  })

  it('leaves one’s own part of the balance as it is once another traveler paid theirs', () => {
    const rest = { left: 420.5, amount: 420.5 }
    expect(ask({ kind: 'part' }, rest)).toMatchObject({ amount: 420, refusal: null })
    expect(ownPart(buildPayment({ left: 420, amount: 420 }))).toBeNull()
  })

  it.each([
    ['420', 420],
    ['420,50 €', 420.5],
    ['1\u00a0200', 1200],
    ['99.9', 99.9],
  ])('may be written as %s', (other, amount) => {
    expect(ask({ kind: 'other', other }, { left: 1200, amount: 1200 })).toEqual({
      ...{ amount, refusal: null },
      body: { share: 'due', amount },
    })
  })

  it.each([
    ['', 'Écris une somme en euros.'],
    ['douze', 'Écris une somme en euros.'],
    ['-5', 'Écris une somme en euros.'],
    ['1,234', 'Écris une somme en euros.'],
    ['9,99', 'Règle 10 € au moins.'],
    ['841', 'Il ne reste que 840 € à régler.'],
  ])('says why « %s » can’t be', (other, refusal) => {
    expect(ask({ kind: 'other', other }).refusal).toBe(refusal)
  })

  it('has no part for who travels alone, nor of a deposit', () => {
    const alone = { ...buildPayment().expedition, travelers_count: 1 }
    expect([ownPart(buildPayment({ expedition: alone })), ownPart(buildPayment({ purpose: 'deposit' }))]).toEqual([
      null,
      null,
    ])
  })
})

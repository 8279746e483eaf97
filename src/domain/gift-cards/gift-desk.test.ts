import { describe, expect, it } from 'vitest'
import { giveBackRefusal, issueRefusal, reversalRefusal } from './gift-desk'

describe('a card issued by the desk', () => {
  const issue = (more: Partial<Parameters<typeof issueRefusal>[0]>) =>
    issueRefusal({ means: 'cheque', amountCents: 10_000, receivedOn: '2026-11-25', today: '2026-11-25', ...more })
      ?.field

  it.each([
    ['is paid by what came in', {}, undefined],
    ['is worth what the site sells at least', { amountCents: 2_999 }, 'amount_cents'],
    ['may be a smaller gesture', { means: 'gesture', amountCents: 500 }, undefined],
    ['is no gesture of a few cents', { means: 'gesture', amountCents: 499 }, 'amount_cents'],
    ['is worth 3,000 euros at most', { amountCents: 300_001 }, 'amount_cents'],
    ['is paid in cash up to what the law allows', { means: 'cash', amountCents: 100_000 }, undefined],
    ['is not paid in cash above it', { means: 'cash', amountCents: 100_001 }, 'amount_cents'],
    ['is not paid tomorrow', { receivedOn: '2026-11-26' }, 'received_on'],
  ] as const)('%s', (_name, more, field) => {
    expect(issue(more)).toBe(field)
  })
})

describe('what a card still holds', () => {
  const isContested = false

  it('goes back to who paid it', () => {
    expect(giveBackRefusal({ means: 'bank_transfer', balanceCents: 1, isContested })).toBeNull()
  })
  it('goes back to nobody while the bank of who paid it decides', () => {
    expect(giveBackRefusal({ means: 'card', balanceCents: 100, isContested: true })).toContain('contesté')
  })
  it('goes back to nobody when the agency offered it, or nothing is left', () => {
    expect(giveBackRefusal({ means: 'gesture', balanceCents: 100, isContested })).toContain('offerte')
    expect(giveBackRefusal({ means: 'card', balanceCents: 0, isContested })).toContain('dépensée')
  })
})

describe('a counter-entry', () => {
  const entry = { reason: 'used', isReversed: false, isCanceled: false, amountCents: -5_000, spentCents: 5_000 }

  it('takes back a use that stands', () => {
    expect(reversalRefusal(entry)).toBeNull()
  })
  it.each([
    ['what is no use', { reason: 'opened' }, 'Seul un usage'],
    ['what was taken back', { isReversed: true }, 'déjà reprise'],
    ['a use of a canceled reservation', { isCanceled: true }, 'annulée'],
    ['more than the card has not had back', { spentCents: 4_999 }, 'déjà revenue'],
  ])('does not take back %s', (_name, more, words) => {
    expect(reversalRefusal({ ...entry, ...more })).toContain(words)
  })
})

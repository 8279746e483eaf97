import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentOrder, PROVIDER_SUBJECTS } from '../../../../tests/payments/provider-subjects'
import type { ProviderSubject } from '../../../../tests/payments/provider-subject'
import { type OnlineProvider, type PayoutLine, RefundRefused } from './port'

describe.each(PROVIDER_SUBJECTS)('the books of providers, by %s', (_name, open) => {
  let subject: ProviderSubject
  let provider: Required<OnlineProvider>

  beforeAll(async () => {
    subject = await open()
    provider = subject.provider as Required<OnlineProvider>
  })
  afterAll(() => subject.close())

  const captured = async () => {
    const { reference } = await provider.start(paymentOrder())
    await subject.payBy(reference, 'accepted')
    await provider.capture({ reference, amountCents: 36_000, key: `capture-${reference}` })
    return reference
  }

  it('that somebody made elsewhere is told, without a key of ours', async () => {
    const reference = await captured()
    await provider.refund({ reference, amountCents: 10_000, key: `refund-1-${reference}` })
    await subject.giveBack(reference, 5_000)
    const { refunds } = await provider.verify(reference)
    expect(refunds.map(({ amountCents, key }) => [amountCents, key]).toSorted()).toEqual([
      [10_000, `refund-1-${reference}`],
      [5_000, null],
    ])
    const asked = { reference, amountCents: 22_000, key: `refund-2-${reference}` }
    await expect(provider.refund(asked)).rejects.toBeInstanceOf(RefundRefused)
  })

  it('lists what was started before and given back since', async () => {
    const [old, given] = [await captured(), await captured()]
    for (const reference of [old, given]) await subject.age(reference, 100)
    await subject.giveBack(given, 5_000)
    const listed = []
    for await (const one of provider.listSince(new Date(Date.now() - 86_400_000))) listed.push(one)
    expect(listed.filter(({ reference }) => reference === old)).toEqual([])
    expect(listed.filter(({ reference }) => reference === given)).toMatchObject([
      { capturedCents: 36_000, refunds: [{ amountCents: 5_000, state: 'done', key: null }] },
    ])
  })

  it('tells what it paid out, and what of', async () => {
    // What others of this file left is paid out before.
    await subject.payOut(0)
    const before = new Date(Date.now() - 86_400_000)
    const known = new Set<string>()
    for await (const { reference } of provider.listPayoutsSince(before)) known.add(reference)
    const reference = await captured()
    const { reference: refund } = await provider.refund({ reference, amountCents: 6_000, key: `refund-${reference}` })
    await subject.payOut(-10)
    const payouts = []
    for await (const payout of provider.listPayoutsSince(before)) if (!known.has(payout.reference)) payouts.push(payout)
    expect(payouts).toMatchObject([
      { amountCents: 29_425, state: 'told', arrivesOn: expect.stringMatching(/^\d{4}-/) as string },
    ])
    const lines: PayoutLine[] = []
    for await (const line of provider.listPayoutLines(payouts[0]?.reference ?? '')) lines.push(line)
    const moved = lines.map(({ kind, about, amountCents, feeCents }) => [kind, about, amountCents, feeCents])
    expect(moved.toSorted()).toEqual([
      ['payment', reference, 36_000, 565],
      ['refund', refund, -6_000, 0],
    ])
    const later = []
    for await (const one of provider.listPayoutsSince(new Date(Date.now() + 86_400_000))) later.push(one)
    expect(later).toEqual([])
  })
})

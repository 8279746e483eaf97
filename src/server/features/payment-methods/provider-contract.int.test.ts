import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProviderRefusal, paymentOrder, PROVIDER_SUBJECTS } from '../../../../tests/payments/provider-subjects'
import type { ProviderSubject } from '../../../../tests/payments/provider-subject'
import { type OnlineProvider, type PaymentOrder, ProviderUnavailable, RefundRefused } from './port'

describe.each(PROVIDER_SUBJECTS)('the contract of providers, by %s', (_name, open) => {
  let subject: ProviderSubject
  let provider: Required<OnlineProvider>

  beforeAll(async () => {
    subject = await open()
    // Each does all that the port knows of: what one lacks, a test says.
    provider = subject.provider as Required<OnlineProvider>
  })
  afterAll(() => subject.close())

  const start = async (more: Partial<PaymentOrder> = {}) => (await provider.start(paymentOrder(more))).reference
  const paid = async (more: Partial<PaymentOrder> = {}) => {
    const reference = await start(more)
    await subject.payBy(reference, 'accepted')
    return reference
  }
  const captured = async (amountCents = 36_000) => {
    const reference = await paid()
    await provider.capture({ reference, amountCents, key: `capture-${reference}` })
    return reference
  }

  it('has all that the port knows of', () => {
    expect(Object.keys(subject.provider).toSorted()).toEqual(
      [
        ...[
          'capture',
          'chargeSaved',
          'forgetSaved',
          'key',
          'listPayoutLines',
          'listPayoutsSince',
          'listSince',
          'parseWebhook',
          'refund',
          'release',
          'start',
          'verify',
        ],
      ].toSorted(),
    )
  })

  describe('a start', () => {
    it('opens a payment that waits for its card', async () => {
      const { reference, next } = await provider.start(paymentOrder())
      expect(next.kind === 'redirect' ? next.url : next.clientSecret).toContain(reference)
      expect(await provider.verify(reference)).toEqual({
        ...{ reference, state: 'pending', amountCents: 36_000, capturedCents: 0, authorisedUntil: null },
        ...{ failure: null, card: null, savedMethod: null, refunds: [], dispute: null },
      })
    })

    it('is the same payment for the same order, three at once', async () => {
      const order = paymentOrder()
      const all = await Promise.all([provider.start(order), provider.start(order), provider.start(order)])
      expect(new Set(all.map(({ reference }) => reference)).size).toBe(1)
    })

    it('takes a new address to come back to, for the same order', async () => {
      const order = paymentOrder()
      const { reference } = await provider.start(order)
      const again = await provider.start({ ...order, returnUrl: 'https://lagopede.test/payer/un-autre' })
      expect(again.reference).toBe(reference)
    })

    it('refuses another amount under the same order', async () => {
      const order = paymentOrder()
      await provider.start(order)
      await expect(provider.start({ ...order, amountCents: 1 })).rejects.toSatisfy(isProviderRefusal)
    })
  })

  describe('a card', () => {
    it('is authorised for some days, and not captured', async () => {
      const payment = await provider.verify(await paid())
      expect(payment).toMatchObject({ state: 'authorised', amountCents: 36_000, capturedCents: 0 })
      expect(payment.card).toEqual({ brand: 'visa', last4: '4242' })
      expect(Date.parse(payment.authorisedUntil ?? '')).toBeGreaterThan(Date.now() + 4 * 86_400_000)
    })

    it('is captured at once when that was asked', async () => {
      const payment = await provider.verify(await paid({ capture: 'automatic' }))
      expect(payment).toMatchObject({ state: 'captured', capturedCents: 36_000, authorisedUntil: null })
    })

    it.each([
      ['refused', 'declined'],
      ['insufficient', 'insufficient_funds'],
      ['expired', 'expired_card'],
    ] as const)('that is %s says so, and another one succeeds on the same payment', async (card, code) => {
      const reference = await start()
      await subject.payBy(reference, card)
      expect(await provider.verify(reference)).toMatchObject({ state: 'refused', failure: { code }, capturedCents: 0 })
      await subject.payBy(reference, 'accepted')
      expect(await provider.verify(reference)).toMatchObject({ state: 'authorised', failure: null })
    })

    it('that wants a proof waits for it', async () => {
      const reference = await start()
      await subject.payBy(reference, 'proof')
      expect(await provider.verify(reference)).toMatchObject({ state: 'pending', failure: null })
      await subject.prove(reference, true)
      expect(await provider.verify(reference)).toMatchObject({ state: 'authorised' })
    })

    it('whose proof fails is refused, and may be tried again', async () => {
      const reference = await start()
      await subject.payBy(reference, 'proof')
      await subject.prove(reference, false)
      expect(await provider.verify(reference)).toMatchObject({
        ...{ state: 'refused', failure: { code: 'authentication_required' } },
      })
      await subject.payBy(reference, 'accepted')
      expect(await provider.verify(reference)).toMatchObject({ state: 'authorised' })
    })
  })

  describe('a capture', () => {
    it('takes a part, and once', async () => {
      const reference = await paid()
      const asked = { reference, amountCents: 20_000, key: `capture-${reference}` }
      const [first, second] = await Promise.all([provider.capture(asked), provider.capture(asked)])
      expect(first).toMatchObject({ state: 'captured', capturedCents: 20_000 })
      expect(second).toEqual(first)
      expect(await provider.capture({ ...asked, key: `another-${reference}`, amountCents: 16_000 })).toMatchObject({
        ...{ state: 'captured', capturedCents: 20_000 },
      })
    })

    it('never takes more than was authorised', async () => {
      const reference = await paid()
      const asked = { reference, amountCents: 36_001, key: `capture-${reference}` }
      await expect(provider.capture(asked)).rejects.toSatisfy(isProviderRefusal)
      expect(await provider.verify(reference)).toMatchObject({ state: 'authorised', capturedCents: 0 })
    })

    it('of an authorisation whose time has passed takes nothing, and says that it is over', async () => {
      const reference = await paid()
      await subject.expire(reference)
      const answer = await provider.capture({ reference, amountCents: 36_000, key: `capture-${reference}` })
      expect(answer).toMatchObject({ state: 'expired', capturedCents: 0 })
      expect(await provider.verify(reference)).toMatchObject({ state: 'expired' })
    })

    it('of what was released takes nothing', async () => {
      const reference = await paid()
      await provider.release({ reference, key: `release-${reference}` })
      const answer = await provider.capture({ reference, amountCents: 36_000, key: `capture-${reference}` })
      expect(answer).toMatchObject({ state: 'released', capturedCents: 0 })
    })
  })

  describe('a release', () => {
    it('lets go of what was authorised, and once', async () => {
      const reference = await paid()
      const asked = { reference, key: `release-${reference}` }
      const [first, second] = await Promise.all([provider.release(asked), provider.release(asked)])
      expect([first.state, second.state]).toEqual(['released', 'released'])
      expect(await provider.release({ reference, key: `another-${reference}` })).toMatchObject({ state: 'released' })
    })

    it('ends a payment that no card was given for', async () => {
      const reference = await start()
      expect(await provider.release({ reference, key: `release-${reference}` })).toMatchObject({ state: 'released' })
    })

    it('leaves what is captured', async () => {
      const reference = await captured()
      expect(await provider.release({ reference, key: `release-${reference}` })).toMatchObject({
        ...{ state: 'captured', capturedCents: 36_000 },
      })
    })
  })

  describe('a refund', () => {
    it('gives back in parts, each once', async () => {
      const reference = await captured()
      const asked = { reference, amountCents: 10_000, key: `refund-1-${reference}` }
      const [first, second] = await Promise.all([provider.refund(asked), provider.refund(asked)])
      expect(second).toEqual(first)
      expect(first).toMatchObject({ amountCents: 10_000, state: 'done', key: asked.key })
      await provider.refund({ reference, amountCents: 26_000, key: `refund-2-${reference}` })
      const { refunds } = await provider.verify(reference)
      expect(refunds.map(({ amountCents }) => amountCents).toSorted()).toEqual([10_000, 26_000])
    })

    it('never gives back more than was captured, ten at once', async () => {
      const reference = await captured(30_000)
      const all = await Promise.allSettled(
        Array.from({ length: 10 }, (_, n) =>
          provider.refund({ reference, amountCents: 4_000, key: `refund-${String(n)}-${reference}` }),
        ),
      )
      expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(7)
      expect(all.every((one) => one.status === 'fulfilled' || one.reason instanceof RefundRefused)).toBe(true)
      const { refunds } = await provider.verify(reference)
      expect(refunds).toHaveLength(7)
    })

    it('may fail at the bank, later', async () => {
      const reference = await start()
      await subject.payBy(reference, 'refund_fails')
      await provider.capture({ reference, amountCents: 36_000, key: `capture-${reference}` })
      await provider.refund({ reference, amountCents: 5_000, key: `refund-${reference}` })
      await subject.letTimePass()
      const { refunds } = await provider.verify(reference)
      expect(refunds).toMatchObject([{ amountCents: 5_000, state: 'failed' }])
    })
  })

  it('tells of a dispute', async () => {
    const reference = await start()
    await subject.payBy(reference, 'disputed')
    await provider.capture({ reference, amountCents: 36_000, key: `capture-${reference}` })
    await subject.letTimePass()
    expect((await provider.verify(reference)).dispute).toMatchObject({ state: 'open' })
  })

  describe('a webhook', () => {
    const now = new Date()
    const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
    const read = (sent: { raw: Buffer; headers: Headers }) => provider.parseWebhook({ ...sent, now })

    it('names its event and its payment', async () => {
      const reference = await start()
      expect(read(subject.webhookOf({ reference, sentAt: now }))).toEqual({
        eventId: expect.stringMatching(/./) as string,
        reference,
      })
      expect(read(subject.webhookOf({ reference, sentAt: at(-300) }))).toMatchObject({ reference })
    })

    it('is refused once changed, six minutes old, unsigned, or signed by somebody else', async () => {
      const reference = await start()
      const sent = subject.webhookOf({ reference, sentAt: now })
      const changed = Buffer.from(sent.raw.toString().replace(reference, `${reference}0`))
      expect(changed.equals(sent.raw)).toBe(false)
      expect(read({ ...sent, raw: changed })).toBe('refused')
      expect(read(subject.webhookOf({ reference, sentAt: at(-301) }))).toBe('refused')
      expect(read({ ...sent, headers: new Headers() })).toBe('refused')
      expect(read(subject.webhookOf({ reference, sentAt: now, secret: 'whsec_of_somebody_else' }))).toBe('refused')
    })
  })

  it('lists what was started since, each once, over pages', async () => {
    const before = new Date(Date.now() - 86_400_000)
    const started: string[] = []
    for (let n = 0; n < 104; n += 1) started.push(await start({ amountCents: 100 + n }))
    const listed: string[] = []
    for await (const { reference } of provider.listSince(before)) listed.push(reference)
    expect(new Set(listed).size).toBe(listed.length)
    expect(started.filter((reference) => !listed.includes(reference))).toEqual([])
    const later = []
    for await (const one of provider.listSince(new Date(Date.now() + 86_400_000))) later.push(one)
    expect(later).toEqual([])
  })

  describe('without an answer', () => {
    const calls = (one: Required<OnlineProvider>, reference: string) => [
      () => one.start(paymentOrder()),
      () => one.verify(reference),
      () => one.capture({ reference, amountCents: 36_000, key: `capture-${reference}` }),
      () => one.release({ reference, key: `release-${reference}` }),
      () => one.refund({ reference, amountCents: 1, key: `refund-${reference}` }),
      () => one.chargeSaved({ order: paymentOrder(), savedMethod: 'pm_1' }),
      () => one.forgetSaved({ savedMethod: 'pm_1', key: 'forget-pm_1' }),
      async () => {
        for await (const _payment of one.listSince(new Date())) return
      },
      async () => {
        for await (const _payout of one.listPayoutsSince(new Date())) return
      },
      async () => {
        for await (const _line of one.listPayoutLines('po_1')) return
      },
    ]

    it('says that nobody knows, and goes on where it was once it is back', async () => {
      const reference = await paid()
      await subject.setDown(true)
      for (const ask of calls(provider, reference)) await expect(ask()).rejects.toBeInstanceOf(ProviderUnavailable)
      await subject.setDown(false)
      const asked = { reference, amountCents: 36_000, key: `capture-${reference}` }
      expect(await provider.capture(asked)).toMatchObject({ state: 'captured' })
    })

    it('says the same where nobody listens', async () => {
      for (const ask of calls(subject.unreachable as Required<OnlineProvider>, 'pi_1')) {
        await expect(ask()).rejects.toBeInstanceOf(ProviderUnavailable)
      }
    })
  })

  it('refuses a payment that nobody started', async () => {
    await expect(provider.verify('pi_unknown')).rejects.toSatisfy(isProviderRefusal)
  })
})

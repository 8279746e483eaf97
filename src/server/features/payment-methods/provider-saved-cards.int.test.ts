import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isProviderRefusal, paymentOrder, PROVIDER_SUBJECTS } from '../../../../tests/payments/provider-subjects'
import type { ProviderSubject } from '../../../../tests/payments/provider-subject'
import type { OnlineProvider, PaymentOrder } from './port'

describe.each(PROVIDER_SUBJECTS)('the contract of kept cards, by %s', (_name, open) => {
  let subject: ProviderSubject
  let provider: Required<OnlineProvider>

  beforeAll(async () => {
    subject = await open()
    provider = subject.provider as Required<OnlineProvider>
  })
  afterAll(() => subject.close())

  const start = async (more: Partial<PaymentOrder> = {}) => (await provider.start(paymentOrder(more))).reference
  const save = async (card: 'accepted' | 'proof') => {
    const reference = await start({ saveMethod: true })
    await subject.payBy(reference, card)
    if (card === 'proof') await subject.prove(reference, true)
    return (await provider.verify(reference)).savedMethod ?? ''
  }

  it('is charged without its holder, once for an order', async () => {
    const savedMethod = await save('accepted')
    expect(savedMethod).not.toBe('')
    const order = paymentOrder({ amountCents: 84_000, capture: 'automatic' })
    const [first, second] = await Promise.all([
      provider.chargeSaved({ order, savedMethod }),
      provider.chargeSaved({ order, savedMethod }),
    ])
    expect(first).toMatchObject({ state: 'captured', capturedCents: 84_000 })
    expect(second.reference).toBe(first.reference)
  })

  it('that wants its holder says so', async () => {
    const savedMethod = await save('proof')
    const order = paymentOrder({ capture: 'automatic' })
    expect(await provider.chargeSaved({ order, savedMethod })).toMatchObject({
      ...{ state: 'refused', failure: { code: 'authentication_required' }, capturedCents: 0 },
    })
  })

  it('is charged by nobody once it is forgotten, and may be forgotten again', async () => {
    const savedMethod = await save('accepted')
    await provider.forgetSaved({ savedMethod, key: `forget-${savedMethod}` })
    await provider.forgetSaved({ savedMethod, key: `forget-${savedMethod}` })
    await provider.forgetSaved({ savedMethod, key: `again-${savedMethod}` })
    await expect(provider.chargeSaved({ order: paymentOrder(), savedMethod })).rejects.toSatisfy(isProviderRefusal)
  })

  it('that was never kept is forgotten already', async () => {
    await expect(provider.forgetSaved({ savedMethod: 'pm_unknown', key: 'forget-unknown' })).resolves.toBeUndefined()
  })

  it('is none unless that was agreed to', async () => {
    const reference = await start()
    await subject.payBy(reference, 'accepted')
    expect((await provider.verify(reference)).savedMethod).toBeNull()
  })
})

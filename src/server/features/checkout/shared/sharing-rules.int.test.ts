import config from '@payload-config'
import { getPayload, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '@/server/platform/db/pool'
import { createExpedition } from '../../../../../tests/factories/expedition'
import { call } from '../../../../../tests/integration/call'
import { useMemoryProvider } from '../../../../../tests/integration/memory-provider'
import { departureToPay, signInToPay } from '../../../../../tests/integration/paying'
import { runJobs } from '../../../../../tests/integration/run-jobs'
import { lookAt, openSharing, share, startShare } from '../../../../../tests/integration/sharing'

let payload: Payload
let expedition: number

beforeAll(async () => {
  payload = await getPayload({ config, cron: false })
  expedition = (await createExpedition(payload)).id
  await runJobs()
})

describe('who may share', () => {
  it('is answered the same for the same order, and 409 for another one or another means', async () => {
    useMemoryProvider()
    const { host, cart, deposit } = await openSharing(payload, { expedition })
    expect((await share(host, cart, { names: ['Camille', 'Hugo', null] })).body).toMatchObject({ id: deposit.id })
    expect((await share(host, cart, { names: ['Camille', 'Hugo'] })).body).toMatchObject({ reason: 'shared' })
    expect((await host.pay(cart)).body).toMatchObject({ reason: 'shared' })
    expect((await host.send<{ is_shared: boolean }>('GET', `carts/${String(cart.id)}`)).body.is_shared).toBe(true)
  })

  it('shares between no more than travel, and with no more hours for sharing anew', async () => {
    useMemoryProvider()
    const { host, cart, deposit } = await openSharing(payload, { expedition })
    await host.send('DELETE', `carts/${String(cart.id)}/shared-deposit`)
    await query(`update shared_deposits set created_at = now() - interval '47 hours 30 minutes' where id = $1`, [
      deposit.id,
    ])
    expect(await share(host, cart)).toMatchObject({ status: 409, body: { reason: 'too_late' } })
    await query(`update shared_deposits set created_at = now() - interval '40 hours' where id = $1`, [deposit.id])
    expect((await share(host, cart, { names: [null, null, null, null] })).status).toBe(422)
    const { body } = await share(host, cart)
    expect((new Date(body.deadline).getTime() - Date.now()) / 3_600_000).toBeLessThan(8.1)
  })

  it('shares once the address is proven', async () => {
    useMemoryProvider()
    const { id: departure } = await departureToPay(payload, { expedition })
    const host = await signInToPay(payload)
    await query('update users set email_verified_at = null where id = $1', [host.id])
    expect(await share(host, await host.hold(departure, 3))).toMatchObject({ status: 409, body: { reason: 'address' } })
  })

  it('shows a sharing to its own customer alone, and answers every unknown link the same', async () => {
    useMemoryProvider()
    const { cart, tokens } = await openSharing(payload, { expedition })
    const other = await signInToPay(payload)
    const path = `carts/${String(cart.id)}/shared-deposit`
    expect((await other.send('GET', path)).status).toBe(404)
    expect((await other.send('DELETE', path)).status).toBe(404)
    const token = tokens[0]
    const tampered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`
    const [one, two] = [await lookAt(tampered), await lookAt('nobody')]
    expect([one.status, two.status]).toEqual([404, 404])
    expect(one.body).toEqual(two.body)
    expect((await startShare(tampered)).body).toEqual((await startShare('nobody')).body)
  })

  it('pays after agreeing to the terms in force', async () => {
    const provider = useMemoryProvider()
    const { tokens } = await openSharing(payload, { expedition })
    const pay = (agreement?: unknown) =>
      call<{ reason?: string }>('v1/pay', {
        method: 'POST',
        headers: { 'link-token': tokens[0] },
        body: agreement === undefined ? {} : { agreement },
      })
    expect((await pay()).status).toBe(422)
    expect((await pay({ email: 'lou@exemple.fr', terms_version: '2020-01', accepts_terms: true })).body.reason).toBe(
      'terms',
    )
    expect((await pay({ email: 'lou@exemple.fr', terms_version: '2026-11', accepts_terms: false })).status).toBe(422)
    expect((await pay({ email: 'lou@exemple.fr', terms_version: '2026-11', accepts_terms: true })).status).toBe(201)
    expect(provider.payments).toHaveLength(1)
    expect(provider.orderOf(provider.payments[0]?.reference ?? '')).toMatchObject({
      amountCents: 15_000,
      capture: 'manual',
      email: 'lou@exemple.fr',
    })
  })
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { TEST_CARDS } from '@/domain/payments/test-cards'
import { pool, query } from '@/server/platform/db/pool'
import { runJobs } from '../../../tests/integration/run-jobs'
import { startSandboxProvider } from '../../../tests/payments/start-sandbox-provider'

type Told = { url?: string; body: string; signature: string | undefined }

const { settings } = await vi.hoisted(async () => {
  const { createServer: create } = await import('node:http')
  const server = create()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  process.env['PORT'] = String(port)
  process.env['PAYMENT_HOUSE'] = 'true'
  return { settings: { port } }
})

let sandbox: Awaited<ReturnType<typeof startSandboxProvider>>
const told: Told[] = []
let answerWith = 200

/** The site, where it is told. */
const listener = createServer((req, res) => {
  const chunks: Buffer[] = []
  req.on('data', (chunk: Buffer) => chunks.push(chunk))
  req.on('end', () => {
    const signature = req.headers['maison-signature']
    told.push({ url: req.url, body: Buffer.concat(chunks).toString(), signature: String(signature) })
    res.writeHead(answerWith).end()
  })
})

beforeAll(async () => {
  sandbox = await startSandboxProvider()
  await new Promise<void>((resolve) => listener.listen(settings.port, '127.0.0.1', resolve))
})
afterAll(async () => {
  await sandbox.stop()
  await new Promise((resolve) => listener.close(resolve))
})
beforeEach(async () => {
  await query('update house_switches set is_down = default, loses_webhooks = default, delivers_twice = default')
  await query('update house_switches set webhook_delay_seconds = default, shuffles_webhooks = default')
  await query('delete from graphile_worker._private_jobs')
  told.length = 0
  answerWith = 200
})

let keys = 0

const ask = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
  keys += 1
  const response = await fetch(`${sandbox.settings.address}/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      Authorization: `Bearer ${sandbox.settings.secretKey}`,
      'Idempotency-Key': `key-${String(keys)}`,
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

const ORDER = {
  ...{ amount_cents: 36_000, capture: 'manual', description: 'Acompte', save_method: false },
  return_url: 'http://127.0.0.1/payer/un-lien',
}

const open = async (more: object = {}) => String((await ask('payments', { ...ORDER, ...more })).body['id'])
const states = () => told.map(({ body }) => (JSON.parse(body) as { type: string }).type)

describe('the calls of the sandbox payment provider', () => {
  it('answer nobody without the secret key', async () => {
    for (const Authorization of ['', 'Bearer sk_maison_else', `Basic ${sandbox.settings.secretKey}`]) {
      expect(await ask('payments', ORDER, { Authorization })).toMatchObject({ status: 401 })
      expect(await ask('switches', { is_down: true }, { Authorization })).toMatchObject({ status: 401 })
    }
  })

  it.each([
    ['amount_cents', 0],
    ['amount_cents', 10.5],
    ['amount_cents', '360'],
    ['amount_cents', 10_000_001],
    ['capture', 'later'],
    ['return_url', 'javascript:alert(1)'],
    ['description', ''],
    ['card_number', '4242424242424242'],
  ])('refuse a payment whose %s is %s', async (field, value) => {
    expect(await ask('payments', { ...ORDER, [field]: value })).toMatchObject({
      ...{ status: 400, body: { error: { code: 'invalid_request' } } },
    })
  })

  it('want a key for what they write, and refuse it with another request', async () => {
    expect(await ask('payments', ORDER, { 'Idempotency-Key': '' })).toMatchObject({ status: 400 })
    const key = { 'Idempotency-Key': 'one-key' }
    const first = await ask('payments', ORDER, key)
    expect(first.status).toBe(201)
    expect((await ask('payments', ORDER, key)).body).toEqual(first.body)
    expect(await ask('payments', { ...ORDER, amount_cents: 1 }, key)).toMatchObject({
      ...{ status: 400, body: { error: { code: 'idempotency_error' } } },
    })
  })

  it('know no other address', async () => {
    for (const path of [
      '',
      'cards',
      'payments/paiement_1/pay',
      'payments/paiement_1/constructor',
      'payments/paiement_1/refunds/1',
      'switches/1',
    ]) {
      expect(await ask(path, {})).toMatchObject({ status: 404 })
    }
  })

  it('are in no index and no cache', async () => {
    const { headers } = await ask(`payments/${await open()}`)
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual(['noindex', 'no-store'])
  })

  it('answer 503 while the sandbox is down, but for its switches', async () => {
    const id = await open()
    expect(await ask('switches', { is_down: true })).toMatchObject({ status: 200, body: { is_down: true } })
    expect(await ask(`payments/${id}`)).toMatchObject({ status: 503 })
    expect(await ask('payments', ORDER)).toMatchObject({ status: 503 })
    expect(await ask('switches', { is_down: false, melts: true })).toMatchObject({ status: 400 })
    expect(await ask('switches', { is_down: false })).toMatchObject({ status: 200, body: { is_down: false } })
    expect(await ask(`payments/${id}`)).toMatchObject({ status: 200 })
  })

  it('have an authorisation lapse between the answer and the capture, by its card', async () => {
    const id = await open()
    await sandbox.payBy(id, 'lapses')
    expect(await ask(`payments/${id}`)).toMatchObject({ body: { state: 'authorised' } })
    expect(await ask(`payments/${id}/capture`, { amount_cents: 36_000 })).toMatchObject({
      ...{ status: 409, body: { error: { code: 'authorisation_lapsed' } } },
    })
    expect(await ask(`payments/${id}`)).toMatchObject({ body: { state: 'expired', captured_cents: 0 } })
  })

  it('close a dispute by its verdict, once', async () => {
    const id = await open({ capture: 'automatic' })
    await query('update house_switches set dispute_after_seconds = 0')
    await sandbox.payBy(id, 'disputed')
    await runJobs()
    expect(await ask(`payments/${id}/dispute`, { outcome: 'lost' })).toMatchObject({
      body: { dispute: { state: 'lost' } },
    })
    expect(await ask(`payments/${id}/dispute`, { outcome: 'won' })).toMatchObject({ status: 409 })
  })
})

describe('the page of a payment', () => {
  const send = (id: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.settings.address.replace(/\/api$/, '')}/${id}/carte`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })

  it('is told a card by its name, and nothing that it does not know', async () => {
    const id = await open()
    expect((await send(id, { card: '4242424242424242' })).status).toBe(422)
    expect((await send(id, { card: 'visa', number: '4242424242424242' })).status).toBe(400)
    expect((await send('paiement_unknown', { card: 'visa' })).status).toBe(404)
    expect((await send(id, { card: 'visa' }, { Origin: 'https://ailleurs.test' })).status).toBe(403)
    expect((await ask(`payments/${id}`)).body).toMatchObject({ state: 'awaiting_card' })
  })

  it('pays once, however often it is pressed', async () => {
    const id = await open({ capture: 'automatic' })
    const all = await Promise.all(Array.from({ length: 10 }, () => sandbox.payBy(id, 'visa')))
    expect(all).toEqual(Array.from({ length: 10 }, () => ({ next: 'return' })))
    expect(await sandbox.payBy(id, 'refused')).toEqual({ next: 'return' })
    await runJobs()
    expect(states()).toEqual(['payment.captured'])
  })

  it('asks for a proof, and takes no for an answer', async () => {
    const id = await open()
    expect(await sandbox.prove(id, true)).toEqual({ next: 'return' })
    expect((await ask(`payments/${id}`)).body).toMatchObject({ state: 'awaiting_card' })
    expect(await sandbox.payBy(id, 'three_d_secure')).toEqual({ next: 'proof' })
    expect(await sandbox.prove(id, false)).toEqual({ failure: 'proof_refused' })
    expect(await sandbox.payBy(id, 'insufficient')).toEqual({ failure: 'insufficient_funds' })
  })

  it('leaves no number of a card in the database', async () => {
    const { rows } = await pool().query<{ text: string }>(
      `select coalesce(string_agg(t::text, ' '), '') as text from (
         select p::text from house_payments p union all select e::text from house_events e
         union all select r::text from house_requests r) t`,
    )
    const text = rows[0]?.text ?? ''
    expect(text).toContain('last4')
    for (const { key, number } of TEST_CARDS) expect([key, text.includes(number)]).toEqual([key, false])
  })
})

describe('payouts', () => {
  it('leave each night with what was taken and given back since, less the fees, once', async () => {
    const payOut = async () => {
      await query(`select graphile_worker.add_job('pay_out_house')`)
      await runJobs()
      const { body } = await ask(`payouts?since=${new Date(Date.now() - 3_600_000).toISOString()}`)
      return body['data'] as Array<{ id: string; amount_cents: number }>
    }
    const before = await payOut()
    const id = await open({ capture: 'automatic' })
    await sandbox.payBy(id, 'visa')
    const refund = await ask(`payments/${id}/refunds`, { amount_cents: 1_000 })
    const [payout, ...others] = (await payOut()).slice(before.length)
    expect([payout?.amount_cents, others]).toEqual([36_000 - 565 - 1_000, []])
    expect((await ask(`payouts/${payout?.id ?? ''}`)).body['data']).toEqual([
      { kind: 'payment', id, amount_cents: 36_000, fee_cents: 565 },
      { kind: 'refund', id: refund.body['id'], amount_cents: -1_000, fee_cents: 0 },
    ])
    expect(await payOut()).toHaveLength(before.length + 1)
    expect((await ask('payouts/versement_unknown')).status).toBe(404)
  })
})

describe('webhooks', () => {
  it('tell each thing that happened, signed', async () => {
    const id = await open()
    await sandbox.payBy(id, 'refused')
    await sandbox.payBy(id, 'visa')
    await ask(`payments/${id}/capture`, { amount_cents: 30_000 })
    await ask(`payments/${id}/refunds`, { amount_cents: 1_000 })
    await runJobs()
    expect(states().toSorted()).toEqual(['payment.authorised', 'payment.captured', 'payment.refused', 'refund.updated'])
    expect(new Set(told.map(({ url }) => url))).toEqual(new Set(['/api/v1/payment-events/house']))
    expect(told.every(({ signature }) => /^t=\d+,v1=[0-9a-f]{64}$/.test(signature ?? ''))).toBe(true)
  })

  it('come again until they are taken', async () => {
    const id = await open()
    answerWith = 500
    await sandbox.payBy(id, 'visa')
    await runJobs()
    expect(told).toHaveLength(1)
    answerWith = 204
    await query(`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) from graphile_worker.jobs
      where task_identifier = 'deliver_house_event'`)
    await runJobs()
    await runJobs()
    expect(told).toHaveLength(2)
    expect(told[1]?.body).toBe(told[0]?.body)
  })

  it('come twice, late and in any order, when that is switched on', async () => {
    await sandbox.setSwitches({ delivers_twice: true, webhook_delay_seconds: 30, shuffles_webhooks: true })
    const id = await open()
    await sandbox.payBy(id, 'visa')
    await ask(`payments/${id}/capture`, { amount_cents: 36_000 })
    const waiting = await query<{ delay: string }>(
      `select extract(epoch from run_at - created_at) as delay from graphile_worker.jobs
       where task_identifier = 'deliver_house_event'`,
    )
    expect(waiting).toHaveLength(4)
    expect(new Set(waiting.map(({ delay }) => delay)).size).toBe(4)
    expect(waiting.every(({ delay }) => Number(delay) > -1 && Number(delay) < 31)).toBe(true)
  })

  it('are lost when that is switched on', async () => {
    await sandbox.setSwitches({ loses_webhooks: true })
    const id = await open()
    await sandbox.payBy(id, 'visa')
    await runJobs()
    expect(told).toEqual([])
  })

  it('say that an authorisation is over, at its instant', async () => {
    await query('update house_switches set authorisation_seconds = 0')
    const id = await open()
    await sandbox.payBy(id, 'visa')
    await query('update house_switches set authorisation_seconds = default')
    await runJobs()
    expect(states().toSorted()).toEqual(['payment.authorised', 'payment.expired'])
  })
})

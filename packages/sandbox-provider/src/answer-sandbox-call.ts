import { timingSafeEqual } from 'node:crypto'
import * as z from 'zod/mini'
import { createLogger } from '@/server/platform/log/create-logger'
import { answerOnce, type SandboxAnswer } from './answer-once'
import { capturePayment, releasePayment } from './capture-payment'
import { closeDispute } from './close-dispute'
import { createPayment, NewPayment, sendBackTo } from './create-payment'
import type { Client, PresentedPayment } from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'
import { listPayouts, payOut, readPayout } from './payouts'
import { listPayments, readPayment } from './read-payments'
import { refundPayment } from './refund-payment'
import { setSwitches, readSwitches, SwitchesChange } from './switches'

type SandboxCall = { request: Request; path: string[]; secretKey: string }

type Writing = { client: Client; id: string; body: unknown }

const Amount = z.strictObject({ amount_cents: z.int().check(z.minimum(1)) })
const Refund = z.strictObject({
  amount_cents: z.int().check(z.minimum(1)),
  label: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
})
const Since = z.strictObject({ since: z.iso.datetime({ offset: true }) })
const Nothing = z.strictObject({})
const Verdict = z.strictObject({ outcome: z.enum(['won', 'lost']) })
const Page = z.strictObject({
  since: z.iso.datetime({ offset: true }),
  after: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 100),
})

const ON_PAYMENT: Record<string, (writing: Writing) => Promise<SandboxAnswer>> = {
  capture: ({ body, ...on }) => capturePayment({ ...on, amountCents: parse(Amount, body).amount_cents }),
  release: async ({ body, ...on }) => {
    parse(Nothing, body)
    return { status: 200, body: await releasePayment(on) }
  },
  refunds: async ({ body, ...on }) => {
    const { amount_cents: amountCents, label } = parse(Refund, body)
    return { status: 200, body: await refundPayment({ ...on, amountCents, label }) }
  },
  dispute: async ({ body, ...on }) => ({
    status: 200,
    body: await closeDispute({ ...on, outcome: parse(Verdict, body).outcome }),
  }),
}

/** Answers one call of the sandbox's API, below its address, to who holds its secret key. */
export const answerSandboxCall = async (call: SandboxCall): Promise<Response> => {
  try {
    const { status, body } = await answer(call)
    return say(status, body)
  } catch (error) {
    if (error instanceof SandboxRefusal) {
      return say(error.status, { error: { code: error.code, message: error.message } })
    }
    createLogger({ name: 'sandbox-provider' }).error({ err: error }, 'a call of the sandbox payment provider failed')
    return say(500, { error: { code: 'internal', message: 'Something went wrong in the sandbox payment provider.' } })
  }
}

const answer = async ({ request, path, secretKey }: SandboxCall): Promise<SandboxAnswer> => {
  if (!holdsKey({ request, secretKey })) {
    throw new SandboxRefusal({ status: 401, code: 'unauthorised', message: 'The secret key is missing or wrong.' })
  }
  const [subject, ...rest] = path
  if (subject === 'switches' && rest.length === 0) return answerSwitches(request)
  if ((await readSwitches()).is_down) {
    throw new SandboxRefusal({ status: 503, code: 'down', message: 'The sandbox payment provider is down.' })
  }
  if (subject === 'saved-methods') return forgetSaved({ request, path: rest })
  if (subject === 'payouts' && rest.length <= 1) return answerPayouts({ request, path: rest })
  if (subject !== 'payments' || rest.length > 2) throw unknownCall()
  return request.method === 'POST' ? writePayment({ request, path: rest }) : readPayments({ request, path: rest })
}

const answerSwitches = async (request: Request): Promise<SandboxAnswer> => ({
  status: 200,
  body:
    request.method === 'POST' ? await setSwitches(parse(SwitchesChange, await bodyOf(request))) : await readSwitches(),
})

/** The sandbox pays out what it holds, tells what it paid out, and what of. */
const answerPayouts = async ({ request, path: [id] }: PaymentCall): Promise<SandboxAnswer> => {
  if (request.method !== 'POST')
    return { status: 200, body: await (id === undefined ? payoutsOf(request) : readPayout(id)) }
  if (id !== undefined) throw unknownCall()
  parse(Nothing, await bodyOf(request))
  const work = async (client: Client) => ({ status: 200, body: await payOut(client) })
  return answerOnce({ key: keyOf(request), request: ['payouts'], work })
}

type PaymentCall = { request: Request; path: string[] }

const readPayments = async ({ request, path: [id, action] }: PaymentCall): Promise<SandboxAnswer> => {
  if (action !== undefined) throw unknownCall()
  return { status: 200, body: id === undefined ? await listOf(request) : await readPayment(id) }
}

const writePayment = async ({ request, path }: PaymentCall): Promise<SandboxAnswer> => {
  const [id, action = ''] = path
  const act = Object.hasOwn(ON_PAYMENT, action) ? ON_PAYMENT[action] : undefined
  if (id !== undefined && !act) throw unknownCall()
  const body = await bodyOf(request)
  const key = keyOf(request)
  if (id === undefined || !act) return startPayment({ key, order: parse(NewPayment, body) })
  return answerOnce({ key, request: [path, body], work: (client) => act({ client, id, body }) })
}

/** The same order again is the same payment, whose browser goes back to where it was said last. */
const startPayment = async ({
  key,
  order,
}: {
  key: string
  order: z.output<typeof NewPayment>
}): Promise<SandboxAnswer> => {
  const { return_url: returnUrl, ...request } = order
  const work = async (client: Client) => ({ status: 201, body: await createPayment({ client, order }) })
  const answer = await answerOnce({ key, request, work })
  await sendBackTo({ id: (answer.body as PresentedPayment).id, returnUrl })
  return answer
}

const forgetSaved = async ({ request, path }: PaymentCall): Promise<SandboxAnswer> => {
  const [method, action, ...more] = path
  if (request.method !== 'POST' || method === undefined || action !== 'forget' || more.length > 0) throw unknownCall()
  parse(Nothing, await bodyOf(request))
  return answerOnce({ key: keyOf(request), request: [path], work: (client) => forgetMethod({ client, method }) })
}

const holdsKey = ({ request, secretKey }: { request: Request; secretKey: string }): boolean => {
  const given = Buffer.from(request.headers.get('authorization') ?? '')
  const expected = Buffer.from(`Bearer ${secretKey}`)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const keyOf = (request: Request): string => {
  const key = request.headers.get('idempotency-key') ?? ''
  if (key.length >= 1 && key.length <= 255) return key
  throw new SandboxRefusal({ status: 400, code: 'idempotency_error', message: 'An Idempotency-Key is wanted.' })
}

const bodyOf = async (request: Request): Promise<unknown> => {
  try {
    return await request.json()
  } catch {
    throw new SandboxRefusal({ status: 400, code: 'unreadable', message: 'The body is not JSON.' })
  }
}

const listOf = (request: Request) => {
  const { since, ...page } = parse(Page, Object.fromEntries(new URL(request.url).searchParams))
  return listPayments({ ...page, since: new Date(since) })
}

const payoutsOf = (request: Request) => {
  const { since } = parse(Since, Object.fromEntries(new URL(request.url).searchParams))
  return listPayouts(new Date(since))
}

const parse = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.output<Schema> => {
  const result = z.safeParse(schema, value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new SandboxRefusal({
    status: 400,
    code: 'invalid_request',
    message: `Invalid ${issue?.path.join('.') || 'request'}: ${issue?.message ?? ''}`,
  })
}

const unknownCall = (): SandboxRefusal =>
  new SandboxRefusal({ status: 404, code: 'unknown_call', message: 'The sandbox payment provider has no such call.' })

const say = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' } })

/** Keeps a card no more: it can be charged by nobody. One that is not kept changes nothing. */
const forgetMethod = async ({ client, method }: { client: Client; method: string }): Promise<SandboxAnswer> => {
  await client.query('update house_payments set saved_method = null, saves_method = false where saved_method = $1', [
    method,
  ])
  return { status: 200, body: { forgotten: true } }
}

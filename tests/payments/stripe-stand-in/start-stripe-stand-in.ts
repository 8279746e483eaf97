import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { isStripeCall, readParamTypes, type StripeCall } from './param-types'
import { type Intent, StripeBooks } from './stripe-books'
import { type Params, parseForm, StripeRefusal } from './stripe-refusal'

const SECRET_KEY = 'sk_test_of_the_tests'

type Answer = { status: number; body: object }

type Asked = { call: StripeCall; id: string; params: Params }

/** Stripe on loopback, as its documentation says: it keeps what it is asked, and takes nothing that the package's types do not know. */
export const startStripeStandIn = async () => {
  const books = new StripeBooks()
  const types = readParamTypes()
  const once = new Map<string, { hash: string; answer: Answer }>()
  const state = { isDown: false }
  const requests: string[] = []

  const answer = ({ req, text }: { req: IncomingMessage; text: string }): Answer => {
    if (state.isDown) return { status: 503, body: { error: { type: 'api_error', message: 'Stripe is down.' } } }
    const url = new URL(req.url ?? '/', 'http://stripe')
    checkHeaders(req)
    const call = callOf(req.method ?? '', url.pathname)
    requests.push(`${call} ${req.method === 'POST' ? text : url.search}`)
    const params = parseForm(req.method === 'POST' ? text : url.search)
    types.check({ call, params })
    const asked = { call, id: url.pathname.split('/')[3] ?? '', params }
    const key = req.headers['idempotency-key']
    if (req.method !== 'POST' || typeof key !== 'string') return act({ books, ...asked })
    const hash = createHash('sha256').update(`${url.pathname}\n${text}`).digest('hex')
    const earlier = once.get(key)
    if (earlier && earlier.hash !== hash) {
      throw new StripeRefusal({
        ...{ type: 'idempotency_error' },
        message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
      })
    }
    if (earlier) return earlier.answer
    const done = attempt(() => act({ books, ...asked }))
    // As it was then: the books go on.
    const kept = structuredClone(done)
    once.set(key, { hash, answer: kept })
    return kept
  }

  const server = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      const { status, body } = attempt(() => answer({ req, text: Buffer.concat(chunks).toString() }))
      res.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_of_the_tests' })
      res.end(JSON.stringify(body))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    books,
    requests,
    settings: {
      ...{ secretKey: SECRET_KEY, publishableKey: 'pk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' },
      at: { protocol: 'http' as const, host: '127.0.0.1', port },
    },
    setDown: (isDown: boolean) => {
      state.isDown = isDown
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const attempt = (work: () => Answer): Answer => {
  try {
    return work()
  } catch (error) {
    if (error instanceof StripeRefusal) return { status: error.status, body: error.body }
    return { status: 500, body: { error: { type: 'api_error', message: String(error) } } }
  }
}

const checkHeaders = ({ headers, method }: IncomingMessage): void => {
  if (headers.authorization !== `Bearer ${SECRET_KEY}`) {
    throw new StripeRefusal({ status: 401, message: 'Invalid API Key provided.' })
  }
  if (headers['stripe-version'] !== Stripe.API_VERSION)
    throw new StripeRefusal({ message: 'Another version of the API.' })
  if (method === 'POST' && headers['content-type'] !== 'application/x-www-form-urlencoded') {
    throw new StripeRefusal({ message: 'Invalid content type.' })
  }
}

const callOf = (method: string, pathname: string): StripeCall => {
  const [, version, subject, id, action] = pathname.split('/')
  const shape = ['', version, subject, ...(id === undefined ? [] : ['*']), ...(action === undefined ? [] : [action])]
  const call = `${method} ${shape.join('/')}`
  if (isStripeCall(call)) return call
  throw new StripeRefusal({ status: 404, message: `Unrecognized request URL (${method}: ${pathname}).` })
}

const act = ({ books, call, id, params }: Asked & { books: StripeBooks }): Answer => {
  const one = (body: object): Answer => ({ status: 200, body })
  const intent = (found: Intent): Answer => one(expanded({ intent: found, params, name: 'latest_charge' }))
  switch (call) {
    case 'POST /v1/customers':
      return one(books.createCustomer())
    case 'GET /v1/payment_methods/*':
      return one(books.findMethod(id))
    case 'POST /v1/payment_methods/*/detach':
      return one(books.detachMethod(id))
    case 'POST /v1/payment_intents':
      return intent(books.createIntent(params))
    case 'GET /v1/payment_intents/*':
      return intent(books.findIntent(id))
    case 'POST /v1/payment_intents/*/capture':
      return intent(books.capture(id, params))
    case 'POST /v1/payment_intents/*/cancel':
      return intent(books.cancel(id))
    case 'POST /v1/refunds':
      return one(books.refund(params))
    default:
      return one(listOf({ books, call, params }))
  }
}

const listOf = ({ books, call, params }: Pick<Asked, 'call' | 'params'> & { books: StripeBooks }) => {
  const url = call.slice('GET '.length)
  switch (call) {
    case 'GET /v1/refunds':
      return page({ rows: books.refunds, params, url })
    case 'GET /v1/disputes':
      return page({ rows: books.disputes, params, url })
    case 'GET /v1/payouts':
      return page({ rows: books.payouts.rows, params, url })
    case 'GET /v1/balance_transactions': {
      const list = page({ rows: books.payouts.movements, params, url })
      const isWhole = Object.values((params['expand'] ?? {}) as Params).includes('data.source')
      return { ...list, data: list.data.map((row) => (isWhole ? row : { ...row, source: row.source?.id ?? null })) }
    }
    default: {
      const list = page({ rows: [...books.intents.values()], params, url })
      return { ...list, data: list.data.map((intent) => expanded({ intent, params, name: 'data.latest_charge' })) }
    }
  }
}

/** A payment intent names its charge, and has it whole where that was asked. */
const expanded = ({ intent, params, name }: { intent: Intent; params: Params; name: string }) => {
  const asked = Object.values((params['expand'] ?? {}) as Params)
  const other = asked.find((one) => one !== name)
  if (other !== undefined)
    throw new StripeRefusal({ message: `This property cannot be expanded (${JSON.stringify(other)}).` })
  return { ...intent, latest_charge: asked.length > 0 ? intent.latest_charge : (intent.latest_charge?.id ?? null) }
}

type Row = { id: string; created: number; payment_intent?: string; payout?: string }

/** The newest first, a hundred a page at most. */
const page = <Kept extends Row>({ rows, params, url }: { rows: Kept[]; params: Params; url: string }) => {
  const limit = Number(params['limit'] ?? 10)
  if (limit < 1 || limit > 100) throw new StripeRefusal({ param: 'limit', message: 'This list takes 1 to 100.' })
  const since = typeof params['created'] === 'object' ? Number(params['created']['gte'] ?? 0) : 0
  const { payment_intent: intent, payout } = params
  const all = rows
    .filter((row) => row.created >= since && (intent === undefined || row.payment_intent === intent))
    .filter((row) => payout === undefined || row.payout === payout)
    .toReversed()
  const after = params['starting_after']
  const from = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1
  return { object: 'list', url, data: all.slice(from, from + limit), has_more: all.length > from + limit }
}

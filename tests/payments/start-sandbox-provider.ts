import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SANDBOX_PATH } from '@lagopede/sandbox-provider/sandbox-settings'
import { answerSandboxCall } from '@lagopede/sandbox-provider/answer-sandbox-call'
import { answerPageCall } from '@lagopede/sandbox-provider/answer-page-call'

const SECRET_KEY = 'sk_maison_of_the_tests'

/** The sandbox payment provider on a port of its own, over the database of the test, with its API and what its pages call. */
export const startSandboxProvider = async () => {
  const answer = (request: Request): Promise<Response> => {
    const [, , first = '', ...rest] = new URL(request.url).pathname.split('/')
    if (first === 'api') return answerSandboxCall({ request, path: rest, secretKey: SECRET_KEY })
    return answerPageCall({ request, id: first })
  }
  const server = createServer((req, res) => void serve({ req, res, answer }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const site = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`
  const page = `${site}${SANDBOX_PATH}`
  const post = async (url: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${url} answered ${String(response.status)}: ${await response.text()}`)
    return (await response.json()) as unknown
  }
  return {
    settings: { address: `${page}/api`, secretKey: SECRET_KEY, webhookSecret: 'whsec_maison_of_the_tests' },
    /** What a person chooses on the page of a payment: one of the test cards, by its name. */
    payBy: (id: string, card: string) => post(`${page}/${id}/carte`, { card }),
    prove: (id: string, confirmed: boolean) => post(`${page}/${id}/carte`, { confirmed }),
    /** A call of its API by somebody else than the site. */
    ask: (path: string, body: object) =>
      post(`${page}/api/${path}`, body, { Authorization: `Bearer ${SECRET_KEY}`, 'Idempotency-Key': randomUUID() }),
    setSwitches: (change: object) => post(`${page}/api/switches`, change, { Authorization: `Bearer ${SECRET_KEY}` }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

type Served = { req: IncomingMessage; res: ServerResponse; answer: (request: Request) => Promise<Response> }

const serve = async ({ req, res, answer }: Served) => {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(chunk as Buffer)
  const headers = Object.entries(req.headers).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const { method = 'GET', url = '/' } = req
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
  const response = await answer(new Request(`http://sandbox${url}`, { method, headers, body }))
  res.writeHead(response.status, Object.fromEntries(response.headers))
  res.end(await response.text())
}

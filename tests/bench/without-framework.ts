import { measureThroughput } from './measure-throughput'
import { printTable } from './print-table'
import { EMPTY_HANDLER, unkept } from './targets'
import type { Target } from './targets'

const HEAD = ['call', 'requests/s', '÷ bare node:http', '÷ one statement', '÷ empty handler', 'µs']

type Options = {
  url: string
  pid: number
  /** The server of tests/bench/bare-server.ts. */
  bare: { url: string; pid: number }
  password: string
  rounds: number
  seconds: number
  markdown: boolean
  say: (message: string) => void
}

/** Signed-in calls, public ones anew and a write, beside what node:http does alone and with one prepared statement, in one run. */
export async function benchWithoutFramework(options: Options): Promise<string> {
  const { url, bare, say } = options
  const headers = { authorization: `Bearer ${await signIn(options)}` }
  const own = (name: string): Target => ({ name, path: `/api/v1/${name}`, headers })
  const alone: Target = { name: 'bare node:http', path: '/', server: bare }
  const statement: Target = { name: 'node:http + one prepared statement', path: '/statement', server: bare }
  const targets = [
    alone,
    statement,
    EMPTY_HANDLER,
    ...['user', 'interests', 'cart', 'reservations'].map(own),
    { ...own('interests/popup/seen'), name: 'POST interests/popup/seen', method: 'POST' },
    ...['reviews/stat', 'reviews/last', 'expeditions/featured', 'search'].map((path) =>
      unkept({ name: `${path}, anew`, path: `/api/v1/${path}` }),
    ),
  ]
  const targetsOnOffer = await answered({ url, targets })
  const rates = await measureThroughput({
    ...options,
    targets: targetsOnOffer,
    onRound: (round) => say(`without a framework, round ${round}`),
  })
  const rate = (target: Target) => rates.get(target)?.rate ?? Number.NaN
  return printTable({
    title: 'Calls beside a bare server',
    markdown: options.markdown,
    rows: [
      HEAD,
      ...targetsOnOffer.map((target) => [
        target.name,
        rate(target).toFixed(0),
        ...[alone, statement, EMPTY_HANDLER].map((yardstick) => (rate(target) / rate(yardstick)).toFixed(2)),
        (rates.get(target)?.cost ?? Number.NaN).toFixed(0),
      ]),
    ],
  })
}

// Whoever measures another demo may have no cart: a call that refuses is no measure.
async function answered({ url, targets }: { url: string; targets: Target[] }): Promise<Target[]> {
  const isAnswered = async ({ path, headers, method, server }: Target) =>
    (await fetch((server?.url ?? url) + path, { method, headers })).ok
  const flags = await Promise.all(targets.map(isAnswered))
  return targets.filter((_, index) => flags[index])
}

async function signIn({ url, password }: Options): Promise<string> {
  const response = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'client@lagopede.test', password }),
  })
  const { token } = (await response.json()) as { token?: string }
  if (!token) throw new Error(`The customer could not sign in: ${response.status}`)
  return token
}

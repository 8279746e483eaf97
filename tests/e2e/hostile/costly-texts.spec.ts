import { Agent, request } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { startSite } from '../fixtures/start-site'
import { expect, test } from '../fixtures/story'

/** Milliseconds within which the site says that it lives, whatever else it is asked. */
const MOST_WAIT = 200
/** Other processes may hold the processors: the site must be on time in one of so many attempts. */
const ATTEMPTS = 5

type Sent = { path: string; body?: object; status: number }

const name = (first_name: string): Sent => ({
  path: '/api/v1/auth/signup',
  body: { email: 'ada@lagopede.example', password: 'un mot de passe', first_name, last_name: 'Rey' },
  status: 422,
})
const message = (body: string): Sent => ({
  path: '/api/v1/contact-messages',
  body: { topic: 'trip', name: 'Ada', email: 'ada@lagopede.example', body },
  status: 422,
})

const COSTLY: Record<string, Sent> = {
  'a name of spaces': name(`a${' '.repeat(60_000)}b`),
  'a name of tags': name('\u{e0041}'.repeat(15_000)),
  'a name of accents': name(`a${'\u0301\u0316'.repeat(14_000)}`),
  'a message of non-breaking spaces': message(`a${'\u00a0'.repeat(30_000)}b`),
  'a message of empty lines': message(`a${' \n'.repeat(20_000)}b`),
  'a path of segments': { path: `/${'a/'.repeat(7_400)}`, status: 414 },
  'a path of escaped slashes': { path: `/${'%2f'.repeat(5_000)}`, status: 414 },
  'a path of slashes': { path: `/a${'/'.repeat(15_000)}a/`, status: 414 },
  'a path of secrets': { path: '/token'.repeat(2_500), status: 414 },
  'a search for spaces': { path: `/api/v1/search?q=a${'+'.repeat(9_000)}b`, status: 200 },
  'a search page for spaces': { path: `/recherche-site?q=a${'+'.repeat(9_000)}b`, status: 200 },
  'a comparison from spaces': { path: `/comparer?q=a${'+'.repeat(9_000)}b`, status: 200 },
}

test('a request made to be costly leaves the site answering others at once', async () => {
  test.slow()
  const site = await startSite({})
  try {
    for (const [title, sent] of Object.entries(COSTLY)) {
      const waits: number[] = []
      do {
        const answered = send(site.url, sent)
        waits.push(await longestWait({ url: site.url, until: answered }))
        expect(await answered, title).toBe(sent.status)
      } while (Math.min(...waits) >= MOST_WAIT && waits.length < ATTEMPTS)
      expect.soft(Math.min(...waits), `${title}: ${waits.map(Math.round).join(', ')} ms`).toBeLessThan(MOST_WAIT)
    }
  } finally {
    await site.stop()
  }
})

/** The longest that /livez takes, in milliseconds, asked again and again until work is done. */
const longestWait = async ({ url, until }: { url: string; until: Promise<unknown> }): Promise<number> => {
  const agent = new Agent({ keepAlive: true })
  const state = { isDone: false }
  const done = until.finally(() => (state.isDone = true))
  let longest = 0
  while (!state.isDone) {
    const asked = performance.now()
    expect(await send(url, { path: '/livez' }, agent)).toBe(200)
    longest = Math.max(longest, performance.now() - asked)
    await wait(1)
  }
  await done
  agent.destroy()
  return longest
}

/** The status of an answer. Paths go out as they are written, which `fetch` would not do. */
const send = async (url: string, { path, body }: Omit<Sent, 'status'>, agent?: Agent): Promise<number> => {
  const { hostname, port } = new URL(url)
  const method = body ? 'POST' : 'GET'
  const headers = body && { 'content-type': 'application/json', origin: url }
  return new Promise((resolve, reject) => {
    const sending = request({ hostname, port, path, method, headers, agent: agent ?? false }, (answer) => {
      readText(answer).then(() => resolve(answer.statusCode ?? 0), reject)
    })
    sending.on('error', reject)
    sending.end(body && JSON.stringify(body))
  })
}

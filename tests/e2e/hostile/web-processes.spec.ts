import { get, type OutgoingHttpHeaders } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { startChild } from '../../../scripts/lib/child'
import { BUILT_SERVER } from '../../../scripts/lib/web-process'
import { as } from '../fixtures/as'
import { startSite } from '../fixtures/start-site'
import { expect, test } from '../fixtures/story'

const SLUG = 'canyons-de-la-sierra-de-guara'

/** What a page says over a connection of its own, which the processes get in turn. */
const read = (address: string, headers: OutgoingHttpHeaders = {}): Promise<{ status: number; text: string }> =>
  new Promise((resolve, reject) => {
    get(address, { agent: false, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      response.on('error', reject)
    }).on('error', reject)
  })

const readTwelve = async (address: string) => {
  const answers: Array<Awaited<ReturnType<typeof read>>> = []
  for (let n = 0; n < 12; n += 1) answers.push(await read(address))
  return answers
}

/** Says something else of the trip, as the staff does; answers what it said before. */
const sayOfTrip = async (request: APIRequestContext, tagline: string): Promise<string> => {
  const { token } = await as(request, 'staff')
  const headers = { authorization: `Bearer ${token}` }
  const found = await request.get(`/api/expeditions?where[slug][equals]=${SLUG}&depth=0`, { headers })
  const { docs } = (await found.json()) as { docs: Array<{ id: number; tagline: string }> }
  const saved = await request.patch(`/api/expeditions/${String(docs[0]?.id)}?depth=0`, { headers, data: { tagline } })
  expect(saved.status(), await saved.text()).toBe(200)
  return docs[0]?.tagline ?? ''
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('two processes on one port: each hears of a change, one that is killed is replaced, both end when told to', async ({
  request,
}) => {
  test.slow()
  const pids: number[] = []
  const site = await startSite({ WEB_PROCESSES: '2', LOG_LEVEL: 'info' }, (line) => {
    if (line.includes('a web process serves')) pids.push((JSON.parse(line) as { pid: number }).pid)
  })
  try {
    await expect.poll(() => pids.length, { message: 'both serve' }).toBe(2)
    const page = `${site.url}/expeditions/${SLUG}`
    const statuses = async () => new Set((await readTwelve(page)).map(({ status }) => status))
    expect(await statuses()).toEqual(new Set([200]))
    for (const protocol of ['h2c', 'websocket', 'foo']) {
      const headers = { connection: 'Upgrade, HTTP2-Settings', upgrade: protocol, 'http2-settings': 'AAMAAABkAAQCAAAA' }
      expect((await read(page, headers)).status, `an offer to upgrade to ${protocol}`).toBe(200)
    }

    const words = `Deux processus, une parole ${String(Date.now())}`
    const before = await sayOfTrip(request, words)
    try {
      await expect.poll(async () => (await readTwelve(page)).filter(({ text }) => text.includes(words)).length).toBe(12)
    } finally {
      await sayOfTrip(request, before)
    }
    await expect.poll(async () => (await readTwelve(page)).filter(({ text }) => text.includes(words)).length).toBe(0)

    const [first = 0, second = 0] = pids
    for (const [n, killed] of [first, second].entries()) {
      process.kill(killed, 'SIGKILL')
      await expect.poll(() => isAlive(killed)).toBe(false)
      expect(await statuses(), 'the other serves alone').toEqual(new Set([200]))
      await expect.poll(() => pids.length, { message: 'another took its place', timeout: 120_000 }).toBe(3 + n)
    }
    expect(await statuses()).toEqual(new Set([200]))
  } finally {
    await site.stop()
  }
  expect((await site.done).code).toBe(0)
  expect(pids.filter(isAlive)).toEqual([])
})

test('processes whose port is taken end at once, and say why', async ({ baseURL }) => {
  const { port } = new URL(baseURL ?? '')
  const child = startChild({
    args: [BUILT_SERVER],
    environment: { NODE_ENV: 'production', WEB_PROCESSES: '2', HOST: '127.0.0.1', PORT: port },
  })
  try {
    const { code, lines } = await child.done
    expect(code).toBe(1)
    expect(lines.join('\n')).toContain(`Port ${port} is taken`)
  } finally {
    await child.stop()
  }
})

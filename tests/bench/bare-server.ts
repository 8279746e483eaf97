import { createServer, get } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { query } from '@/server/platform/db/pool'
import { env } from '@/env'

/**
 * What this machine can do, in a process of its own: node:http alone at `/`, `/statement` with one prepared statement that reads a row by
 * its key, and under `/copy` the bytes and headers that the site answered to the rest of the address, asked once. Its argument is the site.
 */
const STATEMENT = 'select id, email, first_name, last_name, phone from users where id = $1'
const COPY = '/copy'
const OF_THE_CONNECTION = /^(?:connection|keep-alive|date|transfer-encoding)$/i
const site = process.argv[2] ?? ''

type Copy = { headers: string[]; body: Buffer }
const copies = new Map<string, Copy>()

const server = createServer((req, res) => {
  const copy = copies.get(req.url ?? '')
  if (copy) {
    res.writeHead(200, copy.headers)
    res.end(copy.body)
    return
  }
  void answerTo(req).then((body) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) })
    res.end(body)
  })
})

server.listen(env().PORT, '127.0.0.1', () => process.stdout.write('listening\n'))

async function answerTo({ url = '/', headers }: IncomingMessage): Promise<string> {
  if (url.startsWith(COPY)) copies.set(url, await askSite(url.slice(COPY.length), headers['accept-encoding']))
  if (url !== '/statement') return '{"ok":true}'
  const [row] = await query(STATEMENT, [1], 'bare')
  return JSON.stringify(row ?? null)
}

// Undecoded, as no `fetch` would give it.
async function askSite(path: string, encoding: string | undefined): Promise<Copy> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(site + path, { headers: { 'accept-encoding': encoding } }, resolve).on('error', reject)
  })
  const body = Buffer.concat(await answer.toArray())
  const headers = answer.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && !OF_THE_CONNECTION.test(name) ? [name, all[at + 1] ?? ''] : [],
  )
  return { headers, body }
}

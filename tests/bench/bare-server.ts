import { createServer } from 'node:http'
import { query } from '@/server/platform/db/pool'
import { env } from '@/env'

/**
 * What this machine can do, in a process of its own: node:http alone at `/`, and at `/statement` with one prepared statement that
 * reads a row by its key.
 */
const STATEMENT = 'select id, email, first_name, last_name, phone from users where id = $1'

const server = createServer((req, res) => {
  void (req.url === '/statement' ? readOne() : Promise.resolve('{"ok":true}')).then((body) => {
    res.writeHead(200, { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) })
    res.end(body)
  })
})

server.listen(env().PORT, '127.0.0.1', () => process.stdout.write('listening\n'))

async function readOne(): Promise<string> {
  const [row] = await query(STATEMENT, [1], 'bare')
  return JSON.stringify(row ?? null)
}

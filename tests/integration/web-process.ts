import './cheap-passwords'
import { createServer } from 'node:http'
import config from '@payload-config'
import { getPayload } from 'payload'
import { answerRequest } from './answer-request'

/** A process of its own that answers /api over HTTP on a free port of loopback, and prints that port. */
await getPayload({ config, cron: false })

const server = createServer((incoming, outgoing) => {
  void (async () => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const request = new Request(`http://127.0.0.1${incoming.url ?? '/'}`, {
      method: incoming.method,
      headers: Object.entries(incoming.headers).map(([name, value]) => [name, String(value)] as [string, string]),
      ...(body.length > 0 && { body }),
    })
    const answer = await answerRequest(request)
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
  })().catch((error: unknown) => {
    outgoing.writeHead(500).end(String(error))
  })
})

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`listening ${String(typeof address === 'object' && address ? address.port : 0)}\n`)
})

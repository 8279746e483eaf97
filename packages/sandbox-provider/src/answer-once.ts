import { createHash } from 'node:crypto'
import type { Client } from './sandbox-payment'
import { SandboxRefusal } from './sandbox-refusal'
import { inSandboxTransaction } from './in-sandbox-transaction'

export type SandboxAnswer = { status: number; body: unknown }

type Once = { key: string; request: unknown; work: (client: Client) => Promise<SandboxAnswer> }

/**
 * Does a request once by its key: the same one again gets the same answer, another one under that key is refused. Two at once
 * wait for each other on the key's row.
 */
export const answerOnce = ({ key, request, work }: Once): Promise<SandboxAnswer> =>
  inSandboxTransaction(async (client) => {
    const hash = createHash('sha256').update(JSON.stringify(request)).digest('base64url')
    const { rowCount } = await client.query(
      'insert into house_requests (key, request_hash) values ($1, $2) on conflict (key) do nothing',
      [key, hash],
    )
    if (rowCount === 0) return earlierAnswer({ client, key, hash })
    const answer = await work(client)
    await client.query('update house_requests set status = $2, answer = $3 where key = $1', [
      key,
      answer.status,
      JSON.stringify(answer.body),
    ])
    return answer
  })

const earlierAnswer = async ({ client, key, hash }: { client: Client; key: string; hash: string }) => {
  const { rows } = await client.query<{ request_hash: string; status: number; answer: unknown }>(
    'select request_hash, status, answer from house_requests where key = $1',
    [key],
  )
  const [row] = rows
  if (!row || row.request_hash !== hash) {
    throw new SandboxRefusal({
      status: 400,
      code: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same request: '${key}' came with another one.`,
    })
  }
  return { status: row.status, body: row.answer }
}

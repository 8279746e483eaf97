import { connect, createServer, type Socket } from 'node:net'

type Moment = 'before' | 'after'

/** The statement as it goes by, in either of the protocol's two forms. */
const COMMIT = Buffer.from('commit\0')

/**
 * Stands between the site and its PostgreSQL, and breaks the connection of a transaction at its commit when told to:
 * before PostgreSQL has read it, or after, so that it is done and nobody is told.
 */
export const startCommitCutter = async (databaseUrl: string) => {
  const target = new URL(databaseUrl)
  let next: Moment | null = null
  let cuts = 0
  const open = new Set<Socket>()

  const carry = (client: Socket): void => {
    const server = connect({ host: target.hostname, port: Number(target.port) })
    let isTold = true
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        server.destroy()
      })
    }
    client.on('data', (chunk) => {
      if (next === null || !chunk.includes(COMMIT)) {
        server.write(chunk)
        return
      }
      cuts++
      if (next === 'before') client.destroy()
      else server.write(chunk)
      isTold = next === 'before'
      next = null
    })
    server.on('data', (chunk) => {
      if (isTold) client.write(chunk)
      // PostgreSQL answered: it is done.
      else client.destroy()
    })
  }

  const proxy = createServer(carry)
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const address = proxy.address()
  const url = new URL(databaseUrl)
  url.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: url.href,
    /** Breaks the next connection that commits. */
    cut: (moment: Moment): void => {
      next = moment
    },
    /** How many it has broken. */
    cuts: (): number => cuts,
    stop: async (): Promise<void> => {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}

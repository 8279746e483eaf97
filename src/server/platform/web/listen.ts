import type { Server } from 'node:net'

type Options = { server: Server; port: number; host: string }

/** Resolves once the server listens; rejects with what to do where the port is taken. */
export function listen({ server, port, host }: Options): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is taken: set PORT to another one.`) : error)
    })
    server.listen({ port, host }, resolve)
  })
}

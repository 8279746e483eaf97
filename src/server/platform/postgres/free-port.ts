import { createServer } from 'node:net'

/** The wanted port when nobody listens there, else one the system picks. */
export async function freePort(wanted = 0): Promise<number> {
  return (await portWhenFree(wanted)) ?? freePort(0)
}

/** Whether a server can listen on this port. */
export async function isPortFree({ port, host }: { port: number; host: string }): Promise<boolean> {
  return (await portWhenFree(port, host)) !== undefined
}

function portWhenFree(port: number, host = '127.0.0.1'): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen({ port, host }, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined))
    })
  })
}

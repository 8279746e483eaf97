import type { Server } from 'node:http'

const PATIENCE = 8000

/** Stops accepting, lets the requests under way finish, and cuts those still there after eight seconds. */
export async function stopGracefully(server: Server) {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  server.closeIdleConnections()
  // A connection kept alive turns idle when its request ends.
  const sweeping = setInterval(() => server.closeIdleConnections(), 200)
  const cutting = setTimeout(() => server.closeAllConnections(), PATIENCE)
  await closed
  clearInterval(sweeping)
  clearTimeout(cutting)
}

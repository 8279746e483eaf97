import type { IncomingMessage, ServerOptions } from 'node:http'

const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 150_000,
  connectionsCheckingInterval: 5_000,
  // Longer than proxies keep theirs, 60 s mostly: else one sends its next request down a connection that is closing.
  keepAliveTimeout: 75_000,
}

/** The options of an HTTP server of this site. A request to upgrade is answered in HTTP/1.1, as RFC 9110 lets a server do. */
export const serverOptions = ({ dev }: { dev: boolean }): ServerOptions => ({
  ...TIMEOUTS,
  // Next closes the connection of every upgrade but that of its development tools.
  shouldUpgradeCallback: dev ? isWebSocket : () => false,
})

const isWebSocket = ({ headers }: IncomingMessage): boolean => headers.upgrade?.toLowerCase() === 'websocket'

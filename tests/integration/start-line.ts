import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to this test file's database that can be cut, and on which open connections can stop moving without being closed, as behind a firewall. */
export const startLine = async () => {
  const address = new URL(process.env['DATABASE_URL'] ?? '')
  const target = { host: address.hostname, port: Number(address.port) }
  const sockets: Socket[] = []
  let isOpen = true
  const server = createServer((socket) => {
    const beyond = connect(target)
    sockets.push(socket, beyond)
    for (const each of [socket, beyond]) each.on('error', () => undefined)
    if (isOpen) socket.pipe(beyond).pipe(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address.port = String((server.address() as AddressInfo).port)
  address.hostname = '127.0.0.1'
  return {
    url: address.href,
    freeze: () => {
      isOpen = false
      for (const socket of sockets) socket.unpipe().pause()
    },
    letNewOnesThrough: () => {
      isOpen = true
    },
    cut: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

import { createServer, type AddressInfo, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'a-secret-of-the-tests')
})
afterEach(() => vi.unstubAllEnvs())

const transportTo = async (url: string) => {
  vi.resetModules()
  vi.stubEnv('SMTP_URL', url)
  const { createMailTransport, sendInTime } = await import('./create-mail-transport')
  return { transport: createMailTransport(), sendInTime }
}

it('waits no longer for a silent server than a person would, unless the address says so', async () => {
  const { transport } = await transportTo('smtp://127.0.0.1:2525')
  expect(transport.options).toMatchObject({
    host: '127.0.0.1',
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  const own = await transportTo('smtp://127.0.0.1:2525?socketTimeout=5000')
  expect(own.transport.options).toMatchObject({ socketTimeout: 5_000, greetingTimeout: 10_000 })
})

it('gives a message up whose server is never silent and never done', async () => {
  let socket: Socket | undefined
  let drip: NodeJS.Timeout | undefined
  const server = createServer((opened) => {
    socket = opened
    drip = setInterval(() => opened.write('220-one moment\r\n'), 5)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const { transport, sendInTime } = await transportTo(`smtp://127.0.0.1:${String(port)}`)
  const mail = { from: 'a@exemple.fr', to: 'b@exemple.fr', text: 'Bonjour' }
  await expect(sendInTime(transport, mail, 100)).rejects.toThrow('aborted')
  clearInterval(drip)
  socket?.destroy()
  server.close()
})

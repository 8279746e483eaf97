import { once } from 'node:events'
import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import { expect, it } from 'vitest'
import { startMailServer } from './read-mails'

it('takes nothing of a message whose sender is killed, and the next message whole', async () => {
  const server = await startMailServer()
  const { hostname, port } = new URL(server.url)
  const killed = connect(Number(port), hostname)
  for (const line of ['', 'EHLO killed', 'MAIL FROM:<a@exemple.test>', 'RCPT TO:<b@exemple.test>', 'DATA']) {
    if (line) killed.write(`${line}\r\n`)
    await once(killed, 'data')
  }
  killed.write('Subject: half')
  killed.resetAndDestroy()
  await once(killed, 'close')

  const transport = createTransport(server.url)
  await transport.sendMail({ from: 'a@exemple.test', to: 'b@exemple.test', subject: 'whole', text: 'All of it.' })
  expect(server.mails.map(({ subject }) => subject)).toEqual(['whole'])
  transport.close()
  await server.stop()
})

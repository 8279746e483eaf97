import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type MailServer = {
  url: string
  mails: ParsedMail[]
  /** The messages to an address, the newest last. */
  sentTo: (email: string) => ParsedMail[]
  /** The newest message to an address, or undefined. */
  lastTo: (email: string) => ParsedMail | undefined
  /** Has the server refuse the next messages, for the moment unless another code says so, or take them again. */
  refuse: (isRefusing: boolean, code?: number) => void
  /** What the server says to an address, until it is told otherwise: « 550 5.1.1 No such user ». */
  refuseAddress: (address: string, reply: string | null) => void
  /** Has the server be silent once it was sent a message. */
  hang: (isHanging: boolean) => void
  stop: () => Promise<void>
}

/** A real SMTP server in this process, which keeps what it is sent. */
export const startMailServer = async (): Promise<MailServer> => {
  const mails: ParsedMail[] = []
  let isRefusing = false
  let refusalCode = 451
  let isHanging = false
  const refusals = new Map<string, string>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      const [code = '', ...words] = (refusals.get(address) ?? '').split(' ')
      if (code === '') done()
      else done(Object.assign(new Error(words.join(' ')), { responseCode: Number(code) }))
    },
    onData: (stream, _session, done) => {
      simpleParser(stream).then(
        (mail) => {
          if (isHanging) return
          if (isRefusing) {
            done(Object.assign(new Error('Busy'), { responseCode: refusalCode }))
            return
          }
          mails.push(mail)
          done()
        },
        (error: unknown) => {
          done(error instanceof Error ? error : new Error(String(error)))
        },
      )
    },
  })
  // Who sends is killed in some tests, in the middle of a message too: it is not taken, and no fault of the test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const sentTo = (email: string) => mails.filter(({ to }) => [to ?? []].flat().some(({ text }) => text.includes(email)))
  return {
    url: `smtp://127.0.0.1:${String(port)}`,
    mails,
    sentTo,
    lastTo: (email) => sentTo(email).at(-1),
    refuse: (value, code = 451) => {
      isRefusing = value
      refusalCode = code
    },
    refuseAddress: (address, reply) => {
      if (reply === null) refusals.delete(address)
      else refusals.set(address, reply)
    },
    hang: (value) => {
      isHanging = value
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

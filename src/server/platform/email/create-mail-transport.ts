import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import nodemailer, { type Transporter, type SentMessageInfo, type Transport } from 'nodemailer'
import { env } from '@/env'
import { OWNER_ALONE } from '../files/open-private-folder'
import { openMailFolder } from './open-mail-folder'

/** How long a mail server may be silent (milliseconds); options of `SMTP_URL` come before these. */
const SILENCE = { connectionTimeout: 10_000, dnsTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** One that says a word now and then is never silent: a message takes no longer than this. */
const LONGEST_MESSAGE_MS = 60_000

/** The SMTP server of `SMTP_URL`, or files under the data folder. */
export const createMailTransport = (): Transporter => {
  const url = env().SMTP_URL
  // Its types know no message options for either: they are those of any transport.
  return nodemailer.createTransport(url ? { url, ...SILENCE } : fileTransport(openMailFolder())) as Transporter
}

/** Sends a message, or fails within a minute. */
export const sendInTime = (
  transport: Transporter,
  mail: Mail['data'],
  longestMs = LONGEST_MESSAGE_MS,
): Promise<unknown> => transport.sendMail({ ...mail, signal: AbortSignal.timeout(longestMs) })

type Mail = Parameters<Transport['send']>[0]

/** Writes each message to an `.eml` file, which any mail client opens. */
const fileTransport = (directory: string): Transport => ({
  name: 'file',
  version: '1.0.0',
  send: (mail, done) => {
    write({ mail, directory }).then(
      (info) => {
        done(null, info)
      },
      (error: unknown) => {
        done(error instanceof Error ? error : new Error(String(error)), noInfo)
      },
    )
  },
})

const write = async ({ mail, directory }: { mail: Mail; directory: string }): Promise<SentMessageInfo> => {
  const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`
  await writeFile(path.join(directory, name), await mail.message.build(), { mode: OWNER_ALONE })
  const envelope = mail.message.getEnvelope()
  return { ...noInfo, envelope, messageId: mail.message.messageId(), accepted: envelope.to, response: name }
}

const noInfo: SentMessageInfo = {
  envelope: { from: false, to: [] },
  messageId: '',
  accepted: [],
  rejected: [],
  pending: [],
  response: '',
}

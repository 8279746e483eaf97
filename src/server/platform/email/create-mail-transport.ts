import path from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import { env } from '@/env'
import { fileTransport } from './file-transport'

/** The SMTP server of `SMTP_URL`, or files under the data folder. */
export const createMailTransport = (): Transporter => {
  const { SMTP_URL, DATA_DIR } = env()
  // Its types know no message options for either: they are those of any transport.
  return nodemailer.createTransport(SMTP_URL ?? fileTransport(path.resolve(DATA_DIR, 'mail'))) as Transporter
}

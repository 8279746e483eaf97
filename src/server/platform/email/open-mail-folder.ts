import path from 'node:path'
import type { Logger } from 'pino'
import { env, isDemonstration } from '@/env'
import { openPrivateFolder } from '../files/open-private-folder'

/**
 * The folder of the mails that no server sends. Their links open accounts and payments: the folder is its owner's alone, with the
 * files that it already has.
 */
export const openMailFolder = (): string => {
  const folder = path.resolve(env().DATA_DIR, 'mail')
  openPrivateFolder(folder)
  return folder
}

/** Opens that folder when there is no `SMTP_URL`, with a warning unless the site is a demonstration. */
export const warnWithoutSmtp = (log: Pick<Logger, 'warn'>): void => {
  const { SMTP_URL } = env()
  if (SMTP_URL) return
  const folder = openMailFolder()
  if (!isDemonstration(env())) log.warn(`SMTP_URL is not set: no mail leaves, each is written to ${folder}`)
}

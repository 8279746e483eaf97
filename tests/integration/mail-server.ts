import { afterAll } from 'vitest'
import { startMailServer } from './read-mails'

/** The SMTP server of a test file. Import it in `vi.hoisted`, before anything reads the environment. */
export const mailServer = await startMailServer()

process.env.SMTP_URL = mailServer.url
afterAll(() => mailServer.stop())

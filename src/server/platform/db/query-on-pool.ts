import type { MailQuery } from './mail-query'
import { pool } from './pool'

/** Asks on the pool what a mail, or a job, asks in its own transaction. */
export const queryOnPool: MailQuery = (text, values) => pool().query(text, values)

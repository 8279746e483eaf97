/** Asks the database within the transaction of a job, or on the pool. */
export type MailQuery = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>

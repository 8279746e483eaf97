import type { QueryResultRow } from 'pg'

export type Rows<Row> = { rows: Row[] }

/** Asks the database within the transaction of a job, or on the pool. */
export type MailQuery = <Row extends QueryResultRow = Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<Rows<Row>>

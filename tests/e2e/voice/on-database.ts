import { test } from '@playwright/test'
import type pg from 'pg'
import { withClient } from '@/server/platform/postgres/probe'

/** One connection to the database of the site under test: for what no page can bring about, such as a trip made. */
export const onDatabase = async <Result>(task: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const url = process.env.DATABASE_URL
  test.skip(url === undefined, 'DATABASE_URL is that of the site under test')
  return withClient(url ?? '', task)
}

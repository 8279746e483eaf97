import path from 'node:path'
import { checkDatabaseUrl } from '@/server/platform/postgres/probe'
import { startPostgres } from '@/server/platform/postgres/start-postgres'
import type { Postgres } from '@/server/platform/postgres/start-postgres'
import { UserError } from '@/server/platform/postgres/user-error'
import { givenVariables } from './given-variables'
import { step } from './progress'

/** The server of DATABASE_URL when it is set, else the one kept under the data folder. */
export async function openDatabase(dataDirectory: string): Promise<Omit<Postgres, 'adminUrl'>> {
  const { DATABASE_URL: url, MIGRATION_DATABASE_URL } = givenVariables()
  if (url) {
    if (!/^postgres(ql)?:\/\//.test(url)) {
      throw new UserError('DATABASE_URL is wrong: it must look like postgresql://user:password@host:5432/name.')
    }
    await step({ title: 'Connecting to DATABASE_URL', task: () => checkDatabaseUrl(url) })
    return { url, ownerUrl: MIGRATION_DATABASE_URL ?? url, stop: () => Promise.resolve() }
  }
  return step({
    title: 'PostgreSQL',
    task: (say) => startPostgres({ directory: path.join(dataDirectory, 'postgres'), onProgress: say }),
  })
}

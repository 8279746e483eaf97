import { runChild } from './child'
import { step } from './progress'
import { needsSeeding, whileMarked } from './seeding'

type Preparation = {
  environment: Record<string, string> & { DATABASE_URL: string }
  seed: boolean
  signal?: AbortSignal
}

/** Migrates the database and, when asked and its catalogue is empty, seeds it. */
export async function prepareDatabase({ environment, seed, signal }: Preparation) {
  await step({
    title: 'Migrations',
    task: () =>
      runChild({ title: 'The migration', args: ['--import', 'tsx', 'scripts/migrate.ts'], environment, signal }),
  })
  const databaseUrl = environment.DATABASE_URL
  if (!seed || !(await needsSeeding(databaseUrl))) return
  await step({
    title: 'Demo catalogue',
    task: (say) =>
      whileMarked({
        databaseUrl,
        task: () =>
          runChild({
            title: 'The seeding',
            args: ['--import', 'tsx', 'scripts/seed.ts'],
            environment,
            signal,
            onLine: say,
          }),
      }),
  })
}

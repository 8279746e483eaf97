import { missingSteps } from '@/seed/missing-steps'
import { isCatalogueEmpty } from '@/seed/seed-state'
import { runChild } from './child'
import { step } from './progress'

type Preparation = {
  environment: Record<string, string> & { DATABASE_URL: string }
  /** The owner of the schema, whom the site's own processes do not know. */
  ownerUrl: string
  seed: boolean
  signal?: AbortSignal
}

/** Migrates the database and, when asked, seeds it: all when its catalogue is empty or half-made, else what the demo lacks. */
export async function prepareDatabase({ environment, ownerUrl, seed, signal }: Preparation) {
  const asOwner = { ...environment, MIGRATION_DATABASE_URL: ownerUrl }
  const run = (title: string, args: string[], onLine?: (line: string) => void) =>
    runChild({ title, args: ['--import', 'tsx', ...args], environment: asOwner, signal, onLine })

  await step({ title: 'Migrations', task: () => run('The migration', ['scripts/migrate.ts']) })
  if (!seed) return
  if (await isCatalogueEmpty()) {
    await step({ title: 'Demo catalogue', task: (say) => run('The seeding', ['scripts/seed.ts'], say) })
  } else if ((await missingSteps()).length > 0) {
    const task = (say: (line: string) => void) => run('The seeding', ['scripts/seed.ts', '--missing'], say)
    await step({ title: 'Demo content of this version', task })
  }
}

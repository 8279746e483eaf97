import { isCatalogueEmpty } from '@/seed/seed-state'
import { runChild } from './child'
import { step } from './progress'

type Preparation = {
  environment: Record<string, string> & { DATABASE_URL: string }
  seed: boolean
  signal?: AbortSignal
}

/** Migrates the database and, when asked and its catalogue is empty or half-made, seeds it. */
export async function prepareDatabase({ environment, seed, signal }: Preparation) {
  const run = (title: string, args: string[], onLine?: (line: string) => void) =>
    runChild({ title, args: ['--import', 'tsx', ...args], environment, signal, onLine })

  await step({ title: 'Migrations', task: () => run('The migration', ['scripts/migrate.ts']) })
  if (!seed || !(await isCatalogueEmpty())) return
  await step({ title: 'Demo catalogue', task: (say) => run('The seeding', ['scripts/seed.ts'], say) })
}

import { missingSteps } from '@lagopede/demo/missing-steps'
import { isPreparedBy } from './preparation-note'
import { isCatalogueEmpty } from '@lagopede/demo/seed-state'
import { runChild } from './child'
import { hashSources } from './hash-sources'
import { PROGRESS, step } from './progress'

type Preparation = {
  environment: Record<string, string> & { DATABASE_URL: string }
  /** The owner of the schema, whom the site's own processes do not know. */
  ownerUrl: string
  seed: boolean
  signal?: AbortSignal
  sources?: string
}

/**
 * Migrates the database and, when asked, seeds it: all when its catalogue is empty or half-made, else what the demo lacks.
 * Nothing is run for a database that these sources have prepared already.
 */
export async function prepareDatabase({ environment, ownerUrl, seed, signal, sources = hashSources() }: Preparation) {
  // Who enters as another role has rights to be given.
  const note = `${sources} ${new URL(environment.DATABASE_URL).username}`
  if ((await isPreparedBy(note)) && !(seed && (await lacksDemo()))) return
  await step({
    title: seed ? 'Database and demo catalogue' : 'Database',
    task: (say) =>
      runChild({
        title: 'Preparing the database',
        args: ['--import', 'tsx', 'scripts/prepare.ts', ...(seed ? ['--seed'] : []), `--sources=${note}`],
        environment: { ...environment, MIGRATION_DATABASE_URL: ownerUrl },
        signal,
        onLine: (line) => {
          if (line.startsWith(PROGRESS)) say(line.slice(PROGRESS.length))
        },
      }),
  })
}

const lacksDemo = async () => (await isCatalogueEmpty()) || (await missingSteps()).length > 0

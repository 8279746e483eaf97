import { parseArgs } from 'node:util'
import { becomeOwner } from './lib/become-owner'
import { PROGRESS } from './lib/progress'

/**
 * Migrates and, when asked, seeds: all in one process, for loading Payload takes seconds. `--sources` is what to note of the
 * database once this is done.
 */
const { siteRole } = becomeOwner()
const { values } = parseArgs({ options: { seed: { type: 'boolean' }, sources: { type: 'string' } } })
const onProgress = (step: string) => console.log(`${PROGRESS}${step}`)

const { prepareAlone } = await import('./lib/prepare-alone')
await prepareAlone(async () => {
  onProgress('migrations')
  const { migrate } = await import('@/server/compose/migrate')
  await migrate({ siteRole })
  onProgress('towns and stations')
  const { fillPlaces } = await import('@/server/features/places/fill-places')
  await fillPlaces()
  if (values.seed) await seedWhatIsMissing()
  if (values.sources) {
    const { notePreparation } = await import('./lib/preparation-note')
    await notePreparation(values.sources)
  }
})
process.exit(0)

async function seedWhatIsMissing() {
  const { isCatalogueEmpty } = await import('@lagopede/demo/seed-state')
  const { missingSteps } = await import('@lagopede/demo/missing-steps')
  if (await isCatalogueEmpty()) {
    const { seed } = await import('@lagopede/demo/seed')
    await seed({ onProgress })
  } else if ((await missingSteps()).length > 0) {
    const { takeMissingSteps } = await import('@lagopede/demo/demo-steps')
    await takeMissingSteps({ onProgress })
  }
}

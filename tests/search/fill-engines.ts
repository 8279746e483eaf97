import config from '@payload-config'
import { getPayload } from 'payload'
import type { SearchDocument } from '@/server/features/search/search-document'
import { openEngines } from './open-engines'
import { createSearchFixture } from './search-fixture'

/** The engines that a suite runs over, each with the trips of the fixture. */
export const fillEngines = async () => {
  const { engines, close } = await openEngines()
  const documents = await createSearchFixture(await getPayload({ config, cron: false }))
  for (const engine of engines) {
    await engine.configure()
    await engine.replaceAll(inBatches(documents))
  }
  return { engines, documents, close }
}

/** The same documents, in two batches. */
export async function* inBatches(all: SearchDocument[]) {
  yield all.slice(0, 5)
  yield await Promise.resolve(all.slice(5))
}

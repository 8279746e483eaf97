import { readAllDocuments } from '../read-documents'
import type { SearchDocument } from '../search-document'
import type { SearchEngine } from '../search-engine'

export type EngineCheck = { documents: number; missing: number[]; stale: number[]; surplus: number[] }

const BATCH = 500

/** Compares what an engine holds with committed rows, by hash; with `repair`, makes it equal. */
export const checkEngine = async ({
  engine,
  repair,
}: {
  engine: SearchEngine
  repair: boolean
}): Promise<EngineCheck> => {
  const held = await engine.hashes()
  const check: EngineCheck = { documents: 0, missing: [], stale: [], surplus: [] }
  let wrong: SearchDocument[] = []
  const mend = async (least: number): Promise<void> => {
    if (!repair || wrong.length < least) return
    await engine.upsert(wrong)
    wrong = []
  }
  for await (const documents of readAllDocuments()) {
    for (const document of documents) {
      const { id } = document.hit
      const hash = held.get(id)
      held.delete(id)
      check.documents += 1
      if (hash === engine.hashOf(document)) continue
      if (hash === undefined) check.missing.push(id)
      else check.stale.push(id)
      wrong.push(document)
    }
    await mend(BATCH)
  }
  await mend(1)
  check.surplus = [...held.keys()]
  if (repair && check.surplus.length > 0) await engine.remove(check.surplus)
  return check
}

/** Whether an engine holds exactly what the database says. */
export const isEqual = ({ missing, stale, surplus }: EngineCheck): boolean =>
  missing.length + stale.length + surplus.length === 0

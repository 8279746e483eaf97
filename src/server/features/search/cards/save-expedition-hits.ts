import type pg from 'pg'
import { saveTripDoors } from '@/server/features/carbon/save-trip-doors'
import { otherEngine } from '../other-engine'
import { lockCards, shareFamilies } from '../postgres/lock-cards'
import { saveStatement, sharedStatement } from '../postgres/save-statement'
import { recordChanges } from '../sync/record-changes'
import { BUILD_EXPEDITION_HITS, SHARED_BY_HITS } from './build-expedition-hits'

const SAVE_SHARED = sharedStatement({ source: SHARED_BY_HITS })
const SAVE = saveStatement({ source: BUILD_EXPEDITION_HITS, dropsOthers: true })

type Client = Pick<pg.ClientBase, 'query'>

/**
 * Builds the cards of these expeditions and keeps them in their table, within the caller's transaction; another
 * engine is told of them once it commits.
 */
export const saveExpeditionHits = async ({
  client,
  ids,
  tellsOthers = true,
}: {
  client: Client
  ids: number[]
  tellsOthers?: boolean
}): Promise<void> => {
  if (ids.length === 0) return
  await lockCards({ client, ids })
  await saveTripDoors({ client, ids })
  await client.query(SAVE, [ids])
  if (tellsOthers && otherEngine()) await recordChanges({ client, ids })
}

/**
 * Saves what the cards of these expeditions share with others, and none of them, within the caller's transaction: a short one, for who
 * writes the same waits for its end.
 */
export const saveSharedParts = async ({ client, ids }: { client: Client; ids: number[] }): Promise<void> => {
  await shareFamilies(client)
  await client.query(SAVE_SHARED, [ids])
}

import type pg from 'pg'
import { saveTripDoors } from '@/server/features/carbon/save-trip-doors'
import { otherEngine } from '../other-engine'
import { lockCards, shareFamilies } from '../postgres/lock-cards'
import { saveStatement, shapesStatement, wordsStatement } from '../postgres/save-statement'
import { recordChanges } from '../sync/record-changes'
import { BUILD_EXPEDITION_HITS, SHARED_BY_HITS } from './build-expedition-hits'

const SAVE_SHAPES = shapesStatement({ source: SHARED_BY_HITS })
const SAVE_WORDS = wordsStatement({ source: SHARED_BY_HITS })
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

type Shared = { client: Client; ids: number[] }

/**
 * Saves the shapes that the cards of these expeditions share with others, and none of them, within the caller's transaction: a short one,
 * for who writes the same waits for its end.
 */
export const saveShapes = async ({ client, ids }: Shared): Promise<void> => {
  await shareFamilies(client)
  await client.query(SAVE_SHAPES, [ids])
}

/** Saves the words that they share, in the same way. */
export const saveWords = async ({ client, ids }: Shared): Promise<void> => {
  await client.query(SAVE_WORDS, [ids])
}

import { CONFLICT_WAY_OUT, describeGuideConflict, type GuideConflict } from '@/domain/departures/guide-conflicts'
import type { Transaction } from '@/server/platform/db/transaction-of'
import { sql } from '@/server/platform/db/transaction-of'
import { findGuideConflicts, lockGuides } from './guide-conflicts'

/** Who leads, what stands in the way, and that said in words; no message when nothing does. */
export type CheckedGuide = { guideId: number | null; conflicts: GuideConflict[]; message: string | null }

/**
 * Looks whether who leads a departure, its own guide or its expedition's, is free on its days, and holds the answer until the
 * transaction ends. The row of the departure is held before.
 */
export const checkGuide = async ({
  transaction,
  expeditionId,
  ownGuide,
  start,
  end,
  departureId,
}: {
  transaction: Transaction
  expeditionId: number
  ownGuide: number | null
  start: string
  end: string
  /** Null for a departure in the making. */
  departureId: number | null
}): Promise<CheckedGuide> => {
  // Held even when the departure has a guide of its own: the order of locks is always the same.
  const tripGuide = await readTripGuide({ transaction, expeditionId })
  const guideId = ownGuide ?? tripGuide
  if (guideId === null) return { guideId, conflicts: [], message: null }
  await lockGuides({ transaction, ids: [guideId] })
  const { guide, restDays, conflicts } = await findGuideConflicts({
    transaction,
    guideId,
    start,
    end,
    except: departureId,
  })
  const said = conflicts.map((conflict) => describeGuideConflict({ guide, conflict, restDays }))
  return {
    guideId,
    conflicts,
    message: said.length === 0 ? null : [...said, CONFLICT_WAY_OUT].join(' '),
  }
}

/** Who leads the departures of an expedition that name nobody, held until the transaction ends; null when it has no guide. */
const readTripGuide = async ({
  transaction,
  expeditionId,
}: {
  transaction: Transaction
  expeditionId: number
}): Promise<number | null> => {
  const { rows } = await transaction.execute(sql`select guide_id from expeditions where id = ${expeditionId} for share`)
  const guide = rows[0]?.['guide_id']
  return typeof guide === 'number' ? guide : null
}

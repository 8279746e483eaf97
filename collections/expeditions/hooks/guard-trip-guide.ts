import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { describeGuideConflict } from '@/domain/departures/guide-conflicts'
import { relationId } from '@/domain/text/relation-id'
import type { Expedition } from '@/payload-types'
import { findGuideConflicts, lockGuides } from '@/server/features/departures/planning/guide-conflicts'
import { listInheriting } from '@/server/features/departures/planning/list-inheriting'
import { noteGuideChange } from '@/server/features/departures/planning/note-guide-change'
import { sql, transactionOf, type Transaction } from '@/server/platform/db/transaction-of'
import { invalidFields } from '../../fields/invalid-fields'

const SHOWN = 3

const WAY_OUT = 'Donne d’abord un guide à ces départs, dans l’agenda des départs ou dans leur fiche.'

const key = (id: number) => `trip-guide-${String(id)}`

/** Holds the trip on sale, whose guide its departures follow: none of them is given other days in the meantime. */
export const noteTripGuide: CollectionBeforeChangeHook<Expedition> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || data._status !== 'published') return data
  const id = Number(originalDoc?.id)
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(
    sql`select guide_id as guide from expeditions where id = ${id} for no key update`,
  )
  req.context[key(id)] = { guide: rows[0]?.['guide'] ?? null }
  return data
}

/**
 * A trip's new guide leads all of its departures to come that name nobody: refused where he or she is not free. Who led them
 * and who leads them now are told.
 */
export const guardTripGuide: CollectionAfterChangeHook<Expedition> = async ({ doc, req }) => {
  const noted = req.context[key(doc.id)] as { guide: number | null } | undefined
  if (!noted) return
  Reflect.deleteProperty(req.context, key(doc.id))
  const [from, to] = [noted.guide, relationId(doc.guide)]
  if (from === to) return
  const transaction = await transactionOf(req)
  if (to !== null) await refuseConflicts({ transaction, guideId: to, doc, req })
  for (const departure of await listInheriting({ transaction, expeditionId: doc.id })) {
    const told = { transaction, departure: { ...departure, name: doc.name } }
    if (from !== null) await noteGuideChange({ ...told, guideId: from, kind: 'taken' })
    if (to !== null) await noteGuideChange({ ...told, guideId: to, kind: 'given' })
  }
}

const refuseConflicts = async ({
  transaction,
  guideId,
  doc,
  req,
}: {
  transaction: Transaction
  guideId: number
  doc: Expedition
  req: PayloadRequest
}): Promise<void> => {
  await lockGuides({ transaction, ids: [guideId] })
  const said = await conflictsOf({ transaction, guideId, expeditionId: doc.id })
  if (said.length === 0) return
  const others = said.length > SHOWN ? [`Et ${String(said.length - SHOWN)} de plus.`] : []
  const message = [...said.slice(0, SHOWN), ...others, WAY_OUT].join(' ')
  throw invalidFields({ collection: 'expeditions', errors: [{ path: 'guide', message }], req })
}

const conflictsOf = async ({
  transaction,
  guideId,
  expeditionId,
}: {
  transaction: Transaction
  guideId: number
  expeditionId: number
}): Promise<string[]> => {
  const said: string[] = []
  for (const { id, title, start, end } of await listInheriting({ transaction, expeditionId })) {
    const { guide, restDays, conflicts } = await findGuideConflicts({ transaction, guideId, start, end, except: id })
    said.push(...conflicts.map((conflict) => `${title}\u00a0: ${describeGuideConflict({ guide, conflict, restDays })}`))
  }
  return said
}

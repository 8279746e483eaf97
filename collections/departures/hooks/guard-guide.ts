import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { GuideConflict } from '@/domain/departures/guide-conflicts'
import { relationId } from '@/domain/text/relation-id'
import type { Departure } from '@/payload-types'
import { checkGuide } from '@/server/features/departures/planning/check-guide'
import { keepOverride } from '@/server/features/departures/planning/keep-override'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { dayOf } from '../../fields/days'
import { invalidFields } from '../../fields/invalid-fields'

type Written = Partial<Record<'guide' | 'expedition' | 'departure_start' | 'departure_end' | 'status', unknown>>

/**
 * Nobody leads two departures at once, nor without rest between: refused with what stands in the way, unless a reason is
 * given, which `keepGuideReason` keeps. Only a save that changes guide or days asks, so that what is so already bothers no
 * other save.
 */
export const guardGuide: CollectionBeforeChangeHook<Departure> = async ({ data, originalDoc, operation, req }) => {
  const { guide_reason: typed, ...rest } = data
  const asked = askedOf({ before: operation === 'update' ? (originalDoc ?? {}) : null, data: rest })
  if (asked === null) return rest
  const departureId = operation === 'update' ? Number(originalDoc?.id) : null
  const { guideId, conflicts, message } = await checkGuide({
    transaction: await transactionOf(req),
    ...asked,
    departureId,
  })
  if (guideId === null || message === null) return rest
  const reason = typed?.trim() ?? ''
  if (reason === '') throw invalidFields({ collection: 'departures', errors: [{ path: 'guide', message }], req })
  req.context[keyOf(departureId)] = { guideId, conflicts, reason } satisfies Noted
  return rest
}

/** Keeps the reason that let a save pass, with who gave it. */
export const keepGuideReason: CollectionAfterChangeHook<Departure> = async ({ req, doc, operation }) => {
  const key = keyOf(operation === 'update' ? doc.id : null)
  const noted = req.context[key] as Noted | undefined
  if (!noted) return
  Reflect.deleteProperty(req.context, key)
  const transaction = await transactionOf(req)
  await keepOverride({ transaction, departureId: doc.id, authorId: req.user?.id ?? null, ...noted })
}

type Noted = { guideId: number; conflicts: GuideConflict[]; reason: string }

/** A request may save several departures at once. */
const keyOf = (departureId: number | null): string =>
  `guide-reason-${departureId === null ? 'new' : String(departureId)}`

type Asked = { expeditionId: number; ownGuide: number | null; start: string; end: string }

/** Whom a save asks to lead which days; null when it asks nobody anew. */
const askedOf = ({ before, data }: { before: Written | null; data: Written }): Asked | null => {
  const next = { ...before, ...data }
  if (next.status === 'canceled' || (before && !asksGuide({ before, next }))) return null
  const expeditionId = relationId(next.expedition)
  const [start, end] = [dayOf(next.departure_start), dayOf(next.departure_end)]
  if (expeditionId === null || start === null || end === null) return null
  return { expeditionId, ownGuide: relationId(next.guide), start, end }
}

const asksGuide = ({ before, next }: { before: Written; next: Written }): boolean =>
  relationId(before.guide) !== relationId(next.guide) ||
  relationId(before.expedition) !== relationId(next.expedition) ||
  dayOf(before.departure_start) !== dayOf(next.departure_start) ||
  dayOf(before.departure_end) !== dayOf(next.departure_end) ||
  before.status === 'canceled'

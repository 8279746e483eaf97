import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import type { ParticipantErrors } from '@/domain/travelers/participant-check'
import { recordEvent } from '@/server/features/ledger/record-event'
import { changedAgesOf } from '@/server/features/travelers/changed-ages'
import { CORRECTED, checkCorrected } from '@/server/features/travelers/check-corrected'
import { lockCorrected, type CorrectionFacts } from '@/server/features/travelers/lock-corrected'
import { repriceCorrected } from '@/server/features/travelers/reprice-corrected'
import { transactionOf } from '@/server/platform/db/transaction-of'
import { invalidFields } from '../../fields/invalid-fields'

/** The reservation is held before the traveler is read, in the order of all that changes both. */
export const lockBeforeCorrection: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook
  // oxlint-disable-next-line typescript/no-deprecated -- one of its values is
  const operation: string = hook.operation
  // Many at once are refused by the collection.
  if (operation !== 'update' || !req.transactionID || !('id' in args)) return args
  const id = Number(args.id)
  if (Number.isSafeInteger(id)) req.context['correction'] = await lockCorrected({ req, participantId: id })
  return args
}

/** What the agency corrects of a traveler is right by the rules of the customers' own form. */
export const checkCorrection: CollectionBeforeChangeHook = async ({ req, data, originalDoc }) => {
  const facts = factsOf(req.context)
  if (!facts) return data
  const { values, errors } = checkCorrected({ whole: { ...originalDoc, ...data }, facts })
  const refused = Object.entries({
    ...(await partyErrors({ req, facts, birthDate: birthDayOf(values) })),
    ...errors,
  }).map(([path, message]) => ({ path, message }))
  if (refused.length > 0) throw invalidFields({ collection: 'participants', errors: refused, req })
  return { ...data, ...values }
}

/** A party that could no longer come is refused to the agency too; another price is not: it follows. */
const partyErrors = async ({
  req,
  facts: { reservationId, position },
  birthDate,
}: {
  req: PayloadRequest
  facts: CorrectionFacts
  birthDate: string | null
}): Promise<ParticipantErrors> => {
  const births = [{ position, birthDate }]
  const wrong = await changedAgesOf({ transaction: await transactionOf(req), reservationId, births })
  const own = wrong.get(position)
  return own?.reason === 'party' ? { birth_date: own.message } : {}
}

const birthDayOf = (values: Record<string, unknown>): string | null => {
  const day = values['birth_date']
  return typeof day === 'string' ? day.slice(0, 10) : null
}

/**
 * Says in the history of the reservation who corrected which fields of whom: their names alone, some are of health. A date of birth
 * that changes what one pays changes the price of the booking.
 */
export const tellCorrection: CollectionAfterChangeHook = async ({ req, doc, previousDoc }) => {
  const facts = factsOf(req.context)
  if (!facts) return
  const [after, before] = [doc, previousDoc] as Record<string, unknown>[]
  const corrected = Object.entries(CORRECTED)
    .filter(([field]) => written(after?.[field]) !== written(before?.[field]))
    .map(([, words]) => words)
  if (corrected.length === 0) return
  const transaction = await transactionOf(req)
  const { reservationId, position } = facts
  const repriced = await repriceCorrected({ transaction, reservationId, position })
  await recordEvent({
    transaction,
    reservationId,
    event: {
      kind: 'participants',
      authorId: req.user?.id ?? null,
      detail: `Voyageur ${String(position)} corrigé par l’agence\u00a0: ${[...corrected, ...(repriced ? [repriced] : [])].join(', ')}`,
    },
  })
}

const factsOf = (context: Record<string, unknown>): CorrectionFacts | null =>
  (context['correction'] as CorrectionFacts | null | undefined) ?? null

/** No sizes, and none yet, are written alike. */
const written = (value: unknown): string => JSON.stringify(value ?? {})

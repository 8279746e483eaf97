import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'

type Values = Record<string, unknown>

// What Payload counts for itself, and what other tables tell.
const UNTOLD = new Set(['id', 'createdAt', 'updatedAt', 'departures', 'level_to_review'])

/** Keeps how the trip stands before a save or a deletion: a draft stands beside it, and is no change of it yet. */
export const noteStanding: CollectionBeforeChangeHook = async ({ req, operation, originalDoc, data }) => {
  if (operation === 'update') await note({ req, id: Number(originalDoc?.id) })
  return data
}

export const noteStandingBeforeDelete: CollectionBeforeDeleteHook = ({ req, id }) => note({ req, id: Number(id) })

/** Writes in the change log which parts of the trip differ once it is saved, in the transaction of the save. */
export const tellChange: CollectionAfterChangeHook = async ({ req, operation, doc }) => {
  const id = Number(doc.id)
  const after = await readStanding({ req, id })
  const before = operation === 'update' ? takeNoted({ req, id }) : {}
  await tell({ req, id, action: operation === 'update' ? 'changed' : 'created', before, after })
}

export const tellDeletion: CollectionAfterDeleteHook = async ({ req, id }) => {
  const number = Number(id)
  await tell({ req, id: number, action: 'deleted', before: takeNoted({ req, id: number }), after: {} })
}

/** How the trip stood before this save, while it is under way. */
export const standingBefore = ({ req, id }: { req: PayloadRequest; id: number }): Values =>
  (req.context[key(id)] ?? {}) as Values

const key = (id: number): string => `standing-expedition-${String(id)}`

const note = async ({ req, id }: { req: PayloadRequest; id: number }): Promise<void> => {
  req.context[key(id)] = await readStanding({ req, id })
}

const takeNoted = ({ req, id }: { req: PayloadRequest; id: number }): Values => {
  const noted = standingBefore({ req, id })
  Reflect.deleteProperty(req.context, key(id))
  return noted
}

/** The trip as its tables have it, whatever its drafts say. */
export const readStanding = async ({ req, id }: { req: PayloadRequest; id: number }): Promise<Values> => {
  const row = await req.payload.db.findOne<Values & { id: number }>({
    collection: 'expeditions',
    where: { id: { equals: id } },
    req,
  })
  return row ?? {}
}

type Change = {
  req: PayloadRequest
  id: number
  action: 'created' | 'changed' | 'deleted'
  before: Values
  after: Values
}

const tell = async ({ req, id, action, before, after }: Change): Promise<void> => {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (part) => !UNTOLD.has(part) && told(before[part]) !== told(after[part]),
  )
  if (differing.length === 0) return
  const only = (values: Values) =>
    JSON.stringify(Object.fromEntries(differing.map((part) => [part, values[part] ?? null])))
  const name = [after['name'], before['name']].find((one) => typeof one === 'string') ?? `n° ${String(id)}`
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into change_log (kind, row_id, name, action, author_id, before, after) values (
      'expeditions', ${id}, ${name}, ${action},
      nullif(current_setting('lagopede.author', true), '')::int,
      ${action === 'created' ? null : only(before)}::jsonb, ${action === 'deleted' ? null : only(after)}::jsonb)`)
}

/** Nothing, and a list of nothing, are told alike. */
const told = (value: unknown): string => {
  const isNothing =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  return isNothing ? '' : JSON.stringify(value)
}

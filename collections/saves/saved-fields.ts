import type { FlattenedField, PayloadRequest } from 'payload'
import { formatInstant } from '@/domain/days/french-instants'
import { isBackOffice } from '@/collections/access/roles'
import { NAME_OR_EMAIL } from '@/server/platform/db/shared-terms'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { leavesOf, nameOf, valueAt } from './leaves-of'
import { marksOf } from './mark-values'

/** A document of a collection, or a global, whose number is 0. */
export type Place = { entity: string; id: number }

type Saved = Place & { req: PayloadRequest; fields: FlattenedField[]; before: unknown; after: { updatedAt?: string } }

/** Notes who of the team gave which fields the values that they have now. */
export const noteSavedFields = async ({ req, entity, id, fields, before, after }: Saved): Promise<void> => {
  if (!req.user || !isBackOffice(req.user) || !req.transactionID) return
  const former = marksOf({ document: before, fields })
  const marks = marksOf({ document: after, fields })
  const changed = leavesOf(fields)
    // What they may not read is not in what they are answered.
    .filter(({ path }) => valueAt(after, path) !== undefined)
    .map((leaf) => ({ name: nameOf(leaf), mark: marks[nameOf(leaf)] ?? '' }))
    .filter(({ name, mark }) => (former[name] ?? '') !== mark)
  if (changed.length === 0) return
  const transaction = await transactionOf(req)
  await transaction.execute(sql`
    insert into saved_fields (entity, document_id, field, mark, user_id, saved_at)
    select ${entity}, ${id}, name, mark, ${req.user.id}, ${after.updatedAt ?? new Date().toISOString()}
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed (name text, mark text)
    on conflict (entity, document_id, field) do update
    set mark = excluded.mark, user_id = excluded.user_id, saved_at = excluded.saved_at`)
}

/** Who saved a field, when, and what it was saved as. */
export type SavedField = { mark: string; userId: number; who: string; at: Date }

export const readSavedFields = async ({ req, entity, id }: Place & { req: PayloadRequest }) => {
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute(sql`
    select s.field, s.mark, s.user_id, s.saved_at,
      ${NAME_OR_EMAIL} as who
    from saved_fields s join users u on u.id = s.user_id
    where s.entity = ${entity} and s.document_id = ${id}`)
  return new Map(
    rows.map(({ field, mark, user_id, saved_at, who }): [string, SavedField] => [
      String(field),
      { mark: String(mark), userId: Number(user_id), who: String(who), at: new Date(String(saved_at)) },
    ]),
  )
}

/** « Noé Marchand a changé « Accroche » (dimanche 29 novembre, 14 h 03) », or what may be said of a change that nobody signed. */
export const sayChange = ({
  label,
  saved,
  req,
}: {
  label: string
  saved?: SavedField
  req: PayloadRequest
}): string => {
  if (!saved) return `Le site a changé «\u00a0${label}\u00a0»`
  const who = saved.userId === req.user?.id ? 'Tu as changé' : `${saved.who} a changé`
  const where = saved.userId === req.user?.id ? ', dans une autre page' : ''
  return `${who} «\u00a0${label}\u00a0»${where} (${formatInstant(saved.at.toISOString())})`
}

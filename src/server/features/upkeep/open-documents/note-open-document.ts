import type { PayloadRequest } from 'payload'
import { queryStatement } from '@/server/platform/db/query-statement'
import { NAME_OR_EMAIL } from '@/server/platform/db/shared-terms'
import { sql } from '@/server/platform/db/transaction-of'
import { HttpError, MESSAGES } from '@/server/platform/http/errors'

type Opened = { req: PayloadRequest; userId: number; entity: string; id: number }

/** A page says it each twenty seconds; one that was closed without a word, or sleeps, is forgotten after the minute. */
export const noteOpen = async ({ req, userId, entity, id }: Opened): Promise<{ others: string[] }> => {
  await refuseUnreadable({ req, entity, id })
  await queryStatement(sql`
    insert into open_documents (entity, document_id, user_id) values (${entity}, ${id}, ${userId})
    on conflict (entity, document_id, user_id) do update set seen_at = now()`)
  const others = await queryStatement<{ who: string }>(sql`
    select ${NAME_OR_EMAIL} as who
    from open_documents o join users u on u.id = o.user_id
    where o.entity = ${entity} and o.document_id = ${id} and o.user_id <> ${userId} and o.seen_at > now() - interval '1 minute'
    order by who`)
  return { others: others.map(({ who }) => who) }
}

export const noteClosed = async ({ userId, entity, id }: Omit<Opened, 'req'>): Promise<{ ok: true }> => {
  await queryStatement(sql`
    delete from open_documents where entity = ${entity} and document_id = ${id} and user_id = ${userId}`)
  return { ok: true }
}

/** Who works on a document is told to those who may read it. */
const refuseUnreadable = async (opened: Omit<Opened, 'userId'>): Promise<void> => {
  if (!(await mayRead(opened))) throw new HttpError({ status: 403, message: MESSAGES.forbidden })
}

const mayRead = async ({ req, entity, id }: Omit<Opened, 'userId'>): Promise<boolean> => {
  const { collections, globals } = req.payload.config
  const global = globals.find(({ slug }) => slug === entity)
  if (global) return id === 0 && (await global.access.read({ req })) === true
  const collection = collections.find(({ slug }) => slug === entity)
  if (!collection || !(await collection.access.read({ req, id }))) return false
  const where = { id: { equals: id } }
  const { totalDocs } = await req.payload.count({ collection: collection.slug, where, overrideAccess: false, req })
  return totalDocs > 0
}

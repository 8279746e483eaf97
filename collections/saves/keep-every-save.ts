import {
  APIError,
  type FlattenedField,
  type GlobalConfig,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload'
import { z } from 'zod'
import { isRecord } from '@/domain/text/json-shapes'
import { isBackOffice } from '@/collections/access/roles'
import { sql, transactionOf } from '@/server/platform/db/transaction-of'
import { MESSAGES } from '@/server/platform/http/errors'
import { compareSave } from './compare-save'
import { labelOf, nameOf, valueAt, withoutLeaves, type Leaf } from './leaves-of'
import { marksOf, type Marks } from './mark-values'
import { noteSavedFields, readSavedFields, sayChange, type Place, type SavedField } from './saved-fields'

/** What a document is read with, and a save of it sent with: the marks of the values that it is based on. */
const BASE = '_basedOn'
/** What the answer to a save says of the fields that somebody else changed in between, and that stay so. */
const KEPT = '_kept'

/**
 * Has no save undo another that it does not know of. A document that the team reads says what its fields are like; a save that
 * says it again is compared with the fields as they are now: what only somebody else changed stays as they left it, and what
 * both changed is 409, with who did it and when. A save that says nothing of a base writes what it names.
 */
export const keepEverySave = (config: SanitizedConfig): SanitizedConfig => {
  for (const collection of config.collections) watchCollection(collection)
  for (const global of config.globals) watchGlobal(global)
  return config
}

const WATCH = '/admin/saves/document-watch#DocumentWatch'

const watchCollection = ({
  admin,
  slug,
  flattenedFields: fields,
  hooks,
  versions,
}: SanitizedCollectionConfig): void => {
  const { edit, ...components } = admin.components ?? {}
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), WATCH]
  admin.components = { ...components, edit: { ...edit, beforeDocumentControls } }
  hooks.beforeOperation.push(async (hook) => {
    const { args, req } = hook
    // oxlint-disable-next-line typescript/no-deprecated -- one of its values is
    const operation: string = hook.operation
    if (operation !== 'update' || !isRecord(args)) return args
    const id = 'id' in args ? Number(args['id']) : undefined
    const place = id !== undefined && Number.isSafeInteger(id) ? { entity: slug, id } : undefined
    return keepSaves({
      args,
      place,
      fields,
      req,
      read: (draft) =>
        req.payload.findByID({
          ...AS_THE_FORM,
          draft,
          collection: slug,
          id: Number(id),
          req,
          user: req.user,
        }) as Promise<unknown>,
    })
  })
  hooks.afterRead.push(({ doc, findMany, overrideAccess, req }) =>
    findMany
      ? doc
      : sayBase({
          document: doc,
          fields,
          hasDrafts: Boolean(versions?.drafts),
          overrideAccess,
          req,
          place: { entity: slug, id: Number(doc.id) },
        }),
  )
  hooks.afterChange.push(async ({ doc, operation, previousDoc, req }) => {
    if (operation === 'update') {
      await noteSavedFields({ req, entity: slug, id: Number(doc.id), fields, before: previousDoc, after: doc })
    }
  })
}

const watchGlobal = ({ admin, slug, flattenedFields: fields, hooks, versions }: SanitizedGlobalConfig): void => {
  // Payload leaves what says nothing out, whatever its type says.
  const components = (admin as GlobalConfig['admin'])?.components
  const elements = components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), WATCH]
  Object.assign(admin, { components: { ...components, elements: { ...elements, beforeDocumentControls } } })
  const place = { entity: slug, id: 0 }
  const own: Partial<typeof hooks> = hooks
  hooks.beforeOperation = [
    ...(own.beforeOperation ?? []),
    ({ args, operation, req }) => {
      if (operation !== 'update' || !isRecord(args)) return args as unknown
      return keepSaves({
        args,
        place,
        fields,
        req,
        read: (draft) =>
          req.payload.findGlobal({ ...AS_THE_FORM, draft, slug, req, user: req.user }) as Promise<unknown>,
      })
    },
  ]
  hooks.afterRead = [
    ...(own.afterRead ?? []),
    ({ doc, overrideAccess, req }) =>
      sayBase({ document: doc, fields, hasDrafts: Boolean(versions?.drafts), overrideAccess, req, place }) as unknown,
  ]
  hooks.afterChange = [
    ...(own.afterChange ?? []),
    async ({ doc, previousDoc, req }) => {
      await noteSavedFields({ req, ...place, fields, before: previousDoc, after: doc })
    },
  ]
}

/** As the panel reads what its form shows. */
const AS_THE_FORM = { depth: 0, overrideAccess: false } as const

type Save<Args> = {
  args: Args
  place: Place | undefined
  fields: FlattenedField[]
  req: PayloadRequest
  /** As its form shows it, or as it is on the site. */
  read: (draft: boolean) => Promise<unknown>
}

const keepSaves = async <Args extends object>({ args, place, fields, req, read }: Save<Args>): Promise<Args> => {
  const { data, draft: isDraft, overrideAccess: isOwn } = args as Partial<Record<string, unknown>>
  if (!isRecord(data)) return args
  const { [BASE]: token, ...sent } = data
  const since = instantOf(data['updatedAt'])
  // The site's own work knows what it writes.
  if (isOwn || !place || (token === undefined && !since)) return { ...args, data: sent }
  const base = token === undefined ? undefined : readBase(token)
  // Going back to what is on the site leaves the draft, whoever wrote it.
  if (!base && !isDraft && instantOf(valueAt(await read(false), ['updatedAt'])) === since)
    return { ...args, data: sent }
  await waitForOthers({ req, ...place })
  const current = marksOf({ document: await read(true), fields })
  const saved = await readSavedFields({ req, ...place })
  const was = base ?? marksSince({ since, current, saved })
  const { kept, collisions } = compareSave({ sent, base: was, current, fields })
  const say = (leaf: Leaf): Said => {
    const last = saved.get(nameOf(leaf))
    const isSigned = last !== undefined && last.mark === (current[nameOf(leaf)] ?? '')
    const said = sayChange({ label: labelOf(leaf), req, ...(isSigned && { saved: last }) })
    return { field: nameOf(leaf), mark: was[nameOf(leaf)] ?? '', said }
  }
  if (collisions.length > 0) throw refusal(collisions.map(say))
  req.context[keptKey(place)] = kept.map(say)
  // Payload's own lock keeps out whoever comes second; here nobody undoes what the first writes.
  return { ...args, data: withoutLeaves(sent, kept), overrideLock: true }
}

/** A field that is not as a save takes it to be: the mark that it had, and who changed it. */
type Said = { field: string; mark: string; said: string }

const keptKey = ({ entity, id }: Place): string => `kept-${entity}-${String(id)}`

/** One text: Payload's forms take what is within an object for fields of theirs. */
const writeBase = (marks: Marks): string => JSON.stringify(marks)

const readBase = (token: unknown): Marks => {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(z.string().parse(token)))
  } catch {
    throw new APIError(MESSAGES.unreadable, 400, null, true)
  }
}

const instantOf = (value: unknown): number | undefined => {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** Who only says when the document was read is taken to have read what nobody saved later. */
const marksSince = ({ since = 0, current, saved }: Since): Marks => {
  const later = [...saved].filter(([name, { at, mark }]) => at.getTime() > since && mark === (current[name] ?? ''))
  return { ...current, ...Object.fromEntries(later.map(([name]) => [name, 'unknown'])) }
}

type Since = { since: number | undefined; current: Marks; saved: Map<string, SavedField> }

/** Two saves of one document go one after the other: the second compares itself with what the first wrote. */
const waitForOthers = async ({ req, entity, id }: Place & { req: PayloadRequest }): Promise<void> => {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`save ${entity} ${String(id)}`}, 0))`)
}

const refusal = (collisions: Said[]): APIError => {
  // The panel takes what follows a colon for a list.
  const message = `${collisions.map(({ said }) => said).join('. ')}. Rien n’est enregistré. Copie ce que tu as écrit, recharge la page, puis reprends.`
  const errors = collisions.map(({ field, said }) => ({ path: field, message: `${said}.` }))
  return new APIError(message, 409, { errors }, true)
}

type Reading<Document> = {
  document: Document
  fields: FlattenedField[]
  hasDrafts: boolean
  overrideAccess: boolean | undefined
  req: PayloadRequest
  place: Place
}

const sayBase = <Document>({
  document,
  fields,
  hasDrafts,
  overrideAccess,
  req,
  place,
}: Reading<Document>): Document => {
  if (overrideAccess || !isRecord(document) || !isBackOffice(req.user)) return document
  // Of a part, it would say of each other field that it is empty.
  if (req.query['select'] !== undefined) return document
  // Forms are filled with drafts: what is on the site is read to go back to it.
  if (hasDrafts && req.payloadAPI === 'REST' && req.method === 'GET' && req.query['draft'] !== 'true') return document
  const kept = req.context[keptKey(place)]
  return { ...document, [BASE]: writeBase(marksOf({ document, fields })), ...(kept !== undefined && { [KEPT]: kept }) }
}

import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import type { FileCollection } from '@/domain/pictures/file-address'
import { query } from '@/server/platform/db/pool'
import { keepFile } from '@/server/platform/files/keep-file'
import { uniqueName } from '@/server/platform/files/unique-name'

export const NO_FILE = 'Joins un fichier.'
export const BAD_FILE_NAME = 'Le nom de ce fichier contient un caractère interdit.'
export const ONE_FILE_EACH = 'Un fichier ne se joint qu’à une fiche à la fois.'

type Hook = Parameters<CollectionBeforeOperationHook>[0]

/** The file that comes with a request. A new document has one: from an address, Payload would fetch it unread. */
export const sentFile = (hook: Hook): PayloadRequest['file'] => {
  const { req, args } = hook
  const operation = operationOf(hook)
  const { file } = req
  if (!file && operation === 'create') throw new APIError(NO_FILE, 400, null, true)
  if (file && /\p{Cc}/u.test(file.name)) throw new APIError(BAD_FILE_NAME, 422, null, true)
  if (file && operation === 'update' && !('id' in args)) throw new APIError(ONE_FILE_EACH, 400, null, true)
  return file
}

// oxlint-disable-next-line typescript/no-deprecated -- one of its values is
export const operationOf = (hook: Hook): string => hook.operation

/** Whether Payload, which asks after these hooks, lets who sends a file do so: no work is done for others. */
export const maySend = async (hook: Hook): Promise<boolean> => {
  const { collection, overrideAccess, req } = hook
  if (overrideAccess === true) return true
  const { create, update } = collection.access
  return Boolean(await (operationOf(hook) === 'create' ? create : update)({ req }))
}

type Kept = {
  req: PayloadRequest
  folder: FileCollection
  called: string
  content: Buffer
  mimeType: string
  extension: string
}

/** Keeps this content in the place of what was sent, under a name and a kind that come from it; Payload writes no file itself. */
export const keepInstead = async ({ req, folder, called, content, mimeType, extension }: Kept): Promise<void> => {
  const name = uniqueName({ called, extension })
  await keepFile({ folder, name, content, query })
  req.file = { name, data: content, size: content.length, mimetype: mimeType }
}

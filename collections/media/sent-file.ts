import { APIError, type PayloadRequest } from 'payload'
import { fileName } from '@/domain/file-name'

export const NO_FILE = 'Joins un fichier.'
export const BAD_FILE_NAME = 'Le nom de ce fichier contient un caractère interdit.'

/** The file that comes with a request. A new document has one: from an address, Payload would fetch it unread. */
export const sentFile = ({ operation, req }: { operation: string; req: PayloadRequest }): PayloadRequest['file'] => {
  const { file } = req
  if (!file && operation === 'create') throw new APIError(NO_FILE, 400, null, true)
  if (file && /\p{Cc}/u.test(file.name)) throw new APIError(BAD_FILE_NAME, 422, null, true)
  return file
}

type Kept = { content: Buffer; mimeType: string; extension: string }

/** Has Payload keep this content in the place of the file that was sent, under a name and a kind that come from it. */
export const keepInstead = ({ req, content, mimeType, extension }: Kept & { req: PayloadRequest }): void => {
  if (!req.file) return
  const name = fileName({ called: req.file.name, extension })
  req.file = { ...req.file, data: content, size: content.length, mimetype: mimeType, name }
}

import { APIError, type PayloadRequest } from 'payload'

export const NO_FILE = 'Joins un fichier.'
export const BAD_FILE_NAME = 'Le nom de ce fichier contient un caractère interdit.'

/** The file that comes with a request. A new document has one: from an address, Payload would fetch it unread. */
export const sentFile = ({ operation, req }: { operation: string; req: PayloadRequest }): PayloadRequest['file'] => {
  const { file } = req
  if (!file && operation === 'create') throw new APIError(NO_FILE, 400, null, true)
  if (file && /\p{Cc}/u.test(file.name)) throw new APIError(BAD_FILE_NAME, 422, null, true)
  return file
}

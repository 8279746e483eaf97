import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { CollectionConfig } from 'payload'

type UploadHandler = NonNullable<Extract<CollectionConfig['upload'], object>['handlers']>[number]

/** Answers 404 for a file that is not there, where Payload would answer 500. */
export const answerMissingFile = (collection: 'media' | 'recordings'): UploadHandler =>
  ((req, { params }) => {
    // A form that names a file instead of bringing one: there is none to be had.
    if ('clientUploadContext' in params) return Promise.resolve()
    const directory = req.payload.collections[collection].config.upload.staticDir ?? ''
    const file = path.join(directory, path.basename(params.filename))
    return stat(file).then(
      (found) => (found.isFile() ? undefined : notFound()),
      () => notFound(),
    )
    // Payload goes on to the file when the handler resolves to nothing, which its type cannot say.
  }) as UploadHandler

const notFound = (): Response => Response.json({ error: 'Ce fichier n’existe pas.' }, { status: 404 })

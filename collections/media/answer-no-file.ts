import type { CollectionConfig } from 'payload'

type UploadHandler = NonNullable<Extract<CollectionConfig['upload'], object>['handlers']>[number]

/** The server in front sends the files (`serve-file.ts`): whoever comes as far as Payload asks for none that is there. */
export const answerNoFile: UploadHandler = () => Response.json({ error: 'Ce fichier n’existe pas.' }, { status: 404 })

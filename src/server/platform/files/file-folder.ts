import path from 'node:path'
import type { FileCollection } from '@/domain/file-address'
import { env } from '@/env'

/** The folder of the files that a collection shows. */
export const fileFolder = (collection: FileCollection): string =>
  path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR, collection)

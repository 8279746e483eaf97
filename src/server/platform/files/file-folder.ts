import path from 'node:path'
import type { FileCollection } from '@/domain/pictures/file-address'
import { env } from '@/env'

/** Where files are: those of a collection, which anyone may see, and the pictures as they were sent, which nobody may. */
export type FileFolder = FileCollection | 'sent'

/** The folder of these files. */
export const fileFolder = (folder: FileFolder): string =>
  path.resolve(/* turbopackIgnore: true */ process.cwd(), env().DATA_DIR, folder)

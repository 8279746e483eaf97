import { mkdir, open, unlink } from 'node:fs/promises'
import path from 'node:path'
import { fileFolder, type FileFolder } from './file-folder'
import { OWNER_ALONE } from './open-private-folder'

type Query = (text: string, values: unknown[]) => Promise<unknown>

/** How long a file may wait for the row that names it. */
const TO_BE_NAMED = '1 hour'

const NOTE = /* sql */ `
  insert into loose_files (folder, name, due_at) values ($1, $2, now() + $3::interval)`

/**
 * Writes a new file, whole on the disk before a row names it. It is noted first, outside of any transaction: one that no row names within
 * the hour is removed, whoever was killed or refused meanwhile.
 */
export const keepFile = async ({
  folder,
  name,
  content,
  query,
}: {
  folder: FileFolder
  name: string
  content: Buffer
  query: Query
}): Promise<void> => {
  await query(NOTE, [folder, name, TO_BE_NAMED])
  // What was sent says where and by whom it was made.
  const isPrivate = folder === 'sent'
  await mkdir(fileFolder(folder), { recursive: true, mode: isPrivate ? 0o700 : undefined })
  const file = path.join(fileFolder(folder), name)
  const handle = await open(file, 'wx', isPrivate ? OWNER_ALONE : undefined)
  try {
    await handle.writeFile(content)
    await handle.sync()
  } catch (error) {
    // A full disk is not filled further until the sweep comes.
    await unlink(file).catch(() => undefined)
    throw error
  } finally {
    await handle.close()
  }
}

import { queryOne } from '@/server/platform/db/pool'

const FILE = /^([0-9a-f-]{36})\.webp$/

/** The portrait of a file name under /portraits, or null. */
export const readPortrait = async (file: string): Promise<Buffer | null> => {
  const name = FILE.exec(file)?.[1]
  if (name === undefined) return null
  const row = await queryOne<{ image: Buffer }>('select image from user_portraits where name = $1', [name])
  return row?.image ?? null
}

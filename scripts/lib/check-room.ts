import { existsSync, statfsSync } from 'node:fs'
import path from 'node:path'
import { isPortFree } from '@/server/platform/postgres/free-port'
import { UserError } from '@/server/platform/postgres/user-error'

const NEEDED_BYTES = 700_000_000

/** Refuses to begin what a full disk would end halfway, where the site is built or where its data are kept. */
export function checkDisk({ folders, freeBytes = freeBytesOf }: { folders: string[]; freeBytes?: typeof freeBytesOf }) {
  for (const folder of folders) {
    const free = freeBytes(folder)
    if (free >= NEEDED_BYTES) continue
    const megabytes = Math.floor(free / 1_000_000)
    throw new UserError(
      `The disk is full: about 700 MB are needed in ${path.resolve(folder)}, ${megabytes} MB are free.`,
    )
  }
}

/** Refuses a taken port and says which one to take instead. */
export async function checkPort({ port, host }: { port: number; host: string }) {
  if (await isPortFree({ port, host })) return
  let other = port + 1
  while (other < 65_535 && !(await isPortFree({ port: other, host }))) other += 1
  throw new UserError(`Port ${port} is taken. Choose another one: PORT=${other} npm start`)
}

/** What the disk under a folder has left; the folder itself may not be made yet. */
function freeBytesOf(folder: string): number {
  let place = path.resolve(folder)
  while (!existsSync(place)) place = path.dirname(place)
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize
}

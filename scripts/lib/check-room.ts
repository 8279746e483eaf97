import { statfsSync } from 'node:fs'
import { isPortFree } from '@/server/postgres/free-port'
import { UserError } from '@/server/postgres/user-error'

const NEEDED_BYTES = 700_000_000

/** Refuses to begin what a full disk would end halfway. */
export function checkDisk() {
  const { bavail, bsize } = statfsSync('.')
  if (bavail * bsize < NEEDED_BYTES) throw new UserError('The disk is full: about 700 MB are needed.')
}

/** Refuses a taken port and says which one to take instead. */
export async function checkPort({ port, host }: { port: number; host: string }) {
  if (await isPortFree({ port, host })) return
  let other = port + 1
  while (other < 65_535 && !(await isPortFree({ port: other, host }))) other += 1
  throw new UserError(`Port ${port} is taken. Choose another one: PORT=${other} npm start`)
}

import { createHash, randomUUID } from 'node:crypto'
import { constants, existsSync } from 'node:fs'
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** To be raised when the same request no longer gives the same picture. */
const GENERATOR_VERSION = 1

export const defaultCacheDirectory = () => path.join(process.cwd(), '.data', 'posters')

export type Folders = { directory: string; cacheDirectory: string }

type Request = Folders & {
  /** All that decides what is drawn: two equal requests share their files. */
  request: unknown
  /** Wanted file names, in the order `draw` returns their contents. */
  fileNames: readonly string[]
  draw: () => Promise<readonly Buffer[]>
}

/** Puts files into a folder: kept when already there, copied when an earlier run drew them, else drawn. */
export async function provideFiles({ directory, cacheDirectory, request, fileNames, draw }: Request) {
  if (fileNames.every((fileName) => existsSync(path.join(directory, fileName)))) return 'kept'

  const key = cacheKey(request)
  const copies = fileNames.map((fileName, i) => ({
    from: path.join(cacheDirectory, `${key}-${i}${path.extname(fileName)}`),
    to: path.join(directory, fileName),
  }))
  const isCached = copies.every(({ from }) => existsSync(from))
  if (!isCached) {
    const contents = await draw()
    if (contents.length !== copies.length) throw new Error(`Drew ${contents.length} files, expected ${copies.length}`)
    await mkdir(cacheDirectory, { recursive: true })
    await Promise.all(contents.map((data, i) => writeWhole(copies[i]?.from ?? '', data)))
  }
  await mkdir(directory, { recursive: true })
  // Shares the blocks where the disk can.
  await Promise.all(copies.map(({ from, to }) => copyFile(from, to, constants.COPYFILE_FICLONE)))
  return isCached ? 'copied' : 'drawn'
}

const cacheKey = (request: unknown) =>
  createHash('sha256')
    .update(JSON.stringify([GENERATOR_VERSION, request]))
    .digest('hex')
    .slice(0, 32)

/** In one go: an interrupted run leaves no half picture behind, and two that draw the same one do not meet. */
async function writeWhole(file: string, data: Buffer) {
  const draft = `${file}.${randomUUID()}.part`
  await writeFile(draft, data)
  await rename(draft, file)
}

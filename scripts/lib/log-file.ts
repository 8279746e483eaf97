import { closeSync, fstatSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { openPrivateFolder, OWNER_ALONE } from '@/server/platform/files/open-private-folder'

const DAY = 24 * 60 * 60 * 1000
const LARGEST = 10_000_000
const LONGEST = 7 * DAY
const MOST_FILES = 5
const KEPT = 30 * DAY

type LogFileOptions = { file: string; largest?: number; now?: () => number }

/**
 * A file of log that lasts over restarts, readable by its owner alone. At 10 MB or after a week it is set aside as
 * `.1`; five such files are kept, and none for more than thirty days after its last line.
 */
export function openLogFile({ file, largest = LARGEST, now = Date.now }: LogFileOptions) {
  openPrivateFolder(path.dirname(file))
  let current = open(file)
  const isOver = () => current.size >= largest || now() - current.begunAt >= LONGEST
  const turnOver = () => {
    closeSync(current.descriptor)
    setAside({ file, now: now() })
    current = open(file)
  }
  if (current.size > 0 && isOver()) turnOver()
  forgetOld({ file, now: now() })

  return {
    write: (lines: string) => {
      try {
        if (current.size > 0 && isOver()) turnOver()
        current.size += writeSync(current.descriptor, `${lines}\n`)
      } catch {
        // A full disk loses lines of log: it does not end the site.
      }
    },
    close: () => closeSync(current.descriptor),
  }
}

function open(file: string) {
  const descriptor = openSync(file, 'a', OWNER_ALONE)
  const { size, birthtimeMs } = fstatSync(descriptor)
  return { descriptor, size, begunAt: birthtimeMs }
}

function setAside({ file, now }: { file: string; now: number }) {
  rmSync(`${file}.${MOST_FILES}`, { force: true })
  for (let number = MOST_FILES - 1; number >= 0; number -= 1) {
    const from = number === 0 ? file : `${file}.${number}`
    if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${number + 1}`)
  }
  forgetOld({ file, now })
}

function forgetOld({ file, now }: { file: string; now: number }) {
  for (let number = 1; number <= MOST_FILES; number += 1) {
    const old = statSync(`${file}.${number}`, { throwIfNoEntry: false })
    if (old && now - old.mtimeMs > KEPT) rmSync(`${file}.${number}`, { force: true })
  }
}

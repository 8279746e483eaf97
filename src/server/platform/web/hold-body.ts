import type { IncomingMessage } from 'node:http'
import { nestsDeeper } from './nests-deeper'

export type HeldBody = 'whole' | 'too_large' | 'too_deep' | 'late' | 'gone'

/** Of lists and objects in each other: the deepest contents of the panel have sixty. */
const MAX_DEPTH = 100

type Holding = { req: IncomingMessage; maxBytes: number; patience: number }

/**
 * Waits until the body of a request is there, within a size, a time (milliseconds) and a depth, and only then gives it to
 * whoever reads the request: nobody begins to work for one that never comes whole. Called before anything else is awaited.
 */
export function holdBody({ req, maxBytes, patience }: Holding): Promise<HeldBody> {
  const declared = Number(req.headers['content-length'] ?? 0)
  if (declared > maxBytes) return Promise.resolve('too_large')
  if (declared === 0 && req.headers['transfer-encoding'] === undefined) return Promise.resolve('whole')
  return new Promise((resolve) => {
    const pieces: Uint8Array[] = []
    let size = 0
    const settle = (outcome: HeldBody) => {
      clearTimeout(timer)
      req.off('close', onClose)
      if (outcome !== 'whole') pieces.length = 0
      resolve(outcome)
    }
    const onClose = () => settle('gone')
    const timer = setTimeout(() => settle('late'), patience)
    req.on('close', onClose)
    // Node's parser hands each piece to `push`, whether or not anyone reads yet; the last one is null.
    req.push = (piece: Uint8Array | null) => {
      if (piece === null) {
        const isDeep = !isOfFiles(req) && nestsDeeper({ pieces, most: MAX_DEPTH })
        release({ req, pieces, size })
        settle(isDeep ? 'too_deep' : 'whole')
        return false
      }
      size += piece.byteLength
      if (size <= maxBytes) pieces.push(piece)
      else settle('too_large')
      // What is too much is read on and thrown away: the answer is on its way.
      return true
    }
  })
}

// All other bodies are read as JSON, whatever they are called.
function isOfFiles({ headers }: IncomingMessage): boolean {
  return headers['content-type']?.startsWith('multipart/') === true
}

function release({ req, pieces, size }: { req: IncomingMessage; pieces: Uint8Array[]; size: number }) {
  Reflect.deleteProperty(req, 'push')
  for (const piece of pieces) req.push(piece)
  req.push(null)
  // Whoever looks at the size of a body sent in pieces finds it.
  delete req.headers['transfer-encoding']
  req.headers['content-length'] = String(size)
}

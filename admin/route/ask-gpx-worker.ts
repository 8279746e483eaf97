import type { GpxReading } from './read-gpx'

/** Bytes of the largest file: a track of a fortnight, with a point a second and all that a watch notes with it. */
export const GPX_BYTES = 60_000_000
/** The largest file takes a few seconds. */
export const GPX_PATIENCE_MS = 30_000

const TOO_LARGE = 'Ce fichier est trop lourd\u00a0: 60\u00a0Mo au plus. Exporte le tracé seul.'
const TOO_LONG = 'Ce fichier est trop long à lire. Exporte le tracé seul, ou une étape à la fois.'
const FAILED = 'Ce fichier n’a pas pu être lu. Exporte le tracé à nouveau, ou une étape à la fois.'

/** The route of a GPX file, read in a worker that ends with it: a hostile file never stops the page. */
export const askGpxWorker = (file: File): Promise<GpxReading> => {
  if (file.size > GPX_BYTES) return Promise.resolve({ problem: TOO_LARGE })
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./gpx-worker.ts', import.meta.url), { type: 'module' })
    const end = (reading: GpxReading) => {
      clearTimeout(timer)
      worker.terminate()
      resolve(reading)
    }
    const timer = setTimeout(() => end({ problem: TOO_LONG }), GPX_PATIENCE_MS)
    worker.addEventListener('message', ({ data }: MessageEvent<GpxReading>) => end(data))
    worker.addEventListener('error', () => end({ problem: FAILED }))
    worker.postMessage(file)
  })
}

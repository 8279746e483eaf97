import { afterEach, expect, it, vi } from 'vitest'
import { askGpxWorker, GPX_BYTES, GPX_PATIENCE_MS } from './ask-gpx-worker'
import { stubGpxWorker } from './gpx-worker.fixture'

const TRACK = `<gpx><trk><trkseg><trkpt lat="45" lon="6"><ele>700</ele></trkpt>
  <trkpt lat="45.1" lon="6"><ele>900</ele></trkpt></trkseg></trk></gpx>`

const fileOf = (text: string) => new File([text], 'tour.gpx')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hands the file to a worker, and ends it with the answer', async () => {
  const seen = stubGpxWorker()
  expect(await askGpxWorker(fileOf(TRACK))).toMatchObject({ recordedCount: 2 })
  expect(await askGpxWorker(fileOf('<gpx><trk>'))).toEqual({ problem: expect.stringMatching(/pas un GPX/) as string })
  expect(seen.ended).toBe(2)
})

it('starts no worker for a file that is too large', async () => {
  vi.stubGlobal('Worker', undefined)
  const file = fileOf('')
  Object.defineProperty(file, 'size', { value: GPX_BYTES + 1 })
  expect(await askGpxWorker(file)).toEqual({ problem: expect.stringMatching(/trop lourd\u00a0: 60\u00a0Mo/) as string })
})

it('ends a worker that takes too long, and says so', async () => {
  vi.useFakeTimers()
  const seen = stubGpxWorker('hangs')
  const asked = askGpxWorker(fileOf(TRACK))
  vi.advanceTimersByTime(GPX_PATIENCE_MS)
  expect(await asked).toEqual({ problem: expect.stringMatching(/trop long à lire/) as string })
  expect(seen.ended).toBe(1)
})

it('says that a file was not read whose worker failed', async () => {
  stubGpxWorker('fails')
  expect(await askGpxWorker(fileOf(TRACK))).toEqual({ problem: expect.stringMatching(/n’a pas pu être lu/) as string })
})

import { vi } from 'vitest'
import { readGpx } from './read-gpx'

type Conduct = 'reads' | 'hangs' | 'fails'

/** A worker of the browser, which the tests' page has not; says how many were ended. */
export const stubGpxWorker = (conduct: Conduct = 'reads'): { ended: number } => {
  const seen = { ended: 0 }
  class FakeWorker extends EventTarget {
    postMessage(file: File) {
      if (conduct === 'fails') this.dispatchEvent(new Event('error'))
      if (conduct === 'reads') {
        void file.text().then((text) => this.dispatchEvent(new MessageEvent('message', { data: readGpx(text) })))
      }
    }
    terminate() {
      seen.ended += 1
    }
  }
  vi.stubGlobal('Worker', FakeWorker)
  return seen
}

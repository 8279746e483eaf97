import { pdfDrawer } from './pdf-drawer'
import { threadFile, workInThread } from './work-in-thread'

const PATIENCE = 20_000
/** At a quarter of a second each, the last of them has its turn within half of the patience. */
const MAX_WAITING = 40

/** From now on this process draws the summaries of bookings in a thread, which begins with the first one asked. */
export const startPdfThread = ({ execArgv }: { execArgv?: string[] } = {}): void => {
  pdfDrawer().draw = workInThread<Uint8Array>({
    file: threadFile({ name: 'pdf-thread', from: import.meta.url }),
    execArgv,
    maxWaiting: MAX_WAITING,
    patienceMs: PATIENCE,
    memoryMb: 128,
  })
}

import type { PdfJob } from './build-pdf'
import type { ThreadOutcome } from './work-in-thread'

type PdfDrawer = { draw?: (job: PdfJob) => Promise<ThreadOutcome<Uint8Array>> }

// Next has its own copy of this module: what the server starts, its routes find here.
const shared = globalThis as typeof globalThis & { lagopedePdfDrawer?: PdfDrawer }

/** What draws papers away from this process's event loop; empty where nobody started it. */
export const pdfDrawer = (): PdfDrawer => (shared.lagopedePdfDrawer ??= {})

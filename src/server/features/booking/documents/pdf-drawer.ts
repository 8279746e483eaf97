import type { BookingOfPdf } from './build-booking-pdf'
import type { ThreadOutcome } from './work-in-thread'

type PdfDrawer = { draw?: (booking: BookingOfPdf) => Promise<ThreadOutcome<Uint8Array>> }

// Next has its own copy of this module: what the server starts, its routes find here.
const shared = globalThis as typeof globalThis & { lagopedePdfDrawer?: PdfDrawer }

/** What draws the summaries of bookings away from this process's event loop; empty where nobody started it. */
export const pdfDrawer = (): PdfDrawer => (shared.lagopedePdfDrawer ??= {})

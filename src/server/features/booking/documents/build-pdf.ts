import { buildBookingPdf, type BookingOfPdf } from './build-booking-pdf'
import { buildSectionPdf } from './build-section-pdf'
import type { SectionPaper } from './fee-paper-text'

/** What can be drawn: plain values, which also pass between threads. */
export type PdfJob = BookingOfPdf | SectionPaper

/** The paper of a job, as the bytes of its file. */
export const buildPdf = (job: PdfJob): Promise<Buffer> =>
  'sections' in job ? buildSectionPdf(job) : buildBookingPdf(job)

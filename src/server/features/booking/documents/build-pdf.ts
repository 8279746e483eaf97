import type { AuthorisationPaper } from './authorisation-paper'
import { buildAuthorisationPdf } from './build-authorisation-pdf'
import { buildBookingPdf, type BookingOfPdf } from './build-booking-pdf'
import { buildSectionPdf } from './build-section-pdf'
import type { GiftPaper } from '../gift-cards/gift-paper-facts'
import { buildGiftPdf } from './build-gift-pdf'
import type { SectionPaper } from './fee-paper-text'

/** What can be drawn: plain values, which also pass between threads. */
export type PdfJob = BookingOfPdf | SectionPaper | GiftPaper | AuthorisationPaper

/** The paper of a job, as the bytes of its file. */
export const buildPdf = (job: PdfJob): Promise<Buffer> => {
  if ('signatures' in job) return buildAuthorisationPdf(job)
  if ('sections' in job) return buildSectionPdf(job)
  return 'code' in job ? buildGiftPdf(job) : buildBookingPdf(job)
}

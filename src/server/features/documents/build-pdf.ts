import type { GiftPaper } from './build-gift-pdf'
import type { AuthorisationPaper } from './authorisation-paper'
import { buildBookingPdf, type BookingOfPdf } from './build-booking-pdf'
import { buildGiftPdf } from './build-gift-pdf'
import type { SectionPaper } from './fee-paper-text'
import { drawLines, drawHead, drawSection, drawSignatures, printSheets, INK, SOFT } from './pdf-sheet'

/** What can be drawn: plain values, which also pass between threads. */
export type PdfJob = BookingOfPdf | SectionPaper | GiftPaper | AuthorisationPaper

/** The paper of a job, as the bytes of its file. */
export const buildPdf = (job: PdfJob): Promise<Buffer> => {
  if ('signatures' in job) return buildAuthorisationPdf(job)
  if ('sections' in job) return buildSectionPdf(job)
  return 'code' in job ? buildGiftPdf(job) : buildBookingPdf(job)
}

/** The authorisation to sign, in the site's fonts. */
const buildAuthorisationPdf = ({ title, subtitle, facts, text, signatures }: AuthorisationPaper): Promise<Buffer> =>
  printSheets({
    title,
    subject: subtitle,
    draw: (pdf) => {
      drawHead({ pdf, title, subtitle })
      for (const section of facts) drawSection({ pdf, section })
      drawLines({ pdf, section: text })
      drawSignatures({ pdf, labels: signatures })
    },
  })

/** A paper of sections with what they rest on at its foot, in the site's fonts. */
export const buildSectionPdf = ({ title, subtitle, sections, notes, annex }: SectionPaper): Promise<Buffer> =>
  printSheets({
    title,
    subject: subtitle,
    draw: (pdf) => {
      drawHead({ pdf, title, subtitle })
      for (const section of sections) drawSection({ pdf, section })
      pdf.moveDown(0.8)
      for (const note of notes) {
        pdf.font('text').fontSize(8.5).fillColor(SOFT).text(note, pdf.page.margins.left, pdf.y)
        pdf.moveDown(0.3)
      }
      if (!annex) return
      pdf.addPage()
      pdf.font('title').fontSize(20).fillColor(INK).text(annex.title)
      for (const section of annex.sections) drawLines({ pdf, section })
    },
  })

import type { SectionPaper } from './fee-paper-text'
import { drawHead, drawLines, drawSection, INK, printSheets, SOFT } from './pdf-sheet'

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

import type { AuthorisationPaper } from './authorisation-paper'
import { drawLines, drawHead, drawSection, drawSignatures, printSheets } from './pdf-sheet'

/** The authorisation to sign, in the site's fonts. */
export const buildAuthorisationPdf = ({
  title,
  subtitle,
  facts,
  text,
  signatures,
}: AuthorisationPaper): Promise<Buffer> =>
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

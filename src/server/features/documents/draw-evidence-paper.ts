import { drawPdf } from './draw-pdf'
import { readEvidence } from './evidence-facts'
import { evidencePaperText } from './evidence-paper-text'

/** What answers a bank about a contested payment, as a PDF; 404 for no reservation, 503 when too many are asked. */
export const drawEvidencePaper = async (reservationId: number): Promise<{ filename: string; content: Uint8Array }> => {
  const facts = await readEvidence(reservationId)
  return { filename: `preuves-${facts.reservation.number}.pdf`, content: await drawPdf(evidencePaperText(facts)) }
}

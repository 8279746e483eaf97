import { drawPdf } from './draw-pdf'
import { readFeeFacts } from './fee-facts'
import { feePaperText } from './fee-paper-text'

/** « Justifier les frais »: how the fees of a reservation are counted, as a PDF; 404 when there is none, 503 when too many are asked. */
export const drawFeePaper = async (reservationId: number): Promise<{ filename: string; content: Uint8Array }> => {
  const paper = await readFeeFacts(reservationId)
  return { filename: `frais-${paper.number}.pdf`, content: await drawPdf(feePaperText(paper)) }
}

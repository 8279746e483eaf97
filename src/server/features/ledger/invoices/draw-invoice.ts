import { invoiceFileName } from '@/domain/ledger/invoice-words'
import { drawPdf } from '@/server/features/documents/draw-pdf'
import { invoicePaperText } from './invoice-paper-text'
import { readInvoice } from './read-invoice'

/** An invoice or a credit note as a PDF; 404 when there is none, or not of that reservation, 503 when too many are asked. */
export const drawInvoice = async (
  asked: Parameters<typeof readInvoice>[0],
): Promise<{ filename: string; content: Uint8Array }> => {
  const invoice = await readInvoice(asked)
  return { filename: invoiceFileName(invoice), content: await drawPdf(invoicePaperText(invoice)) }
}

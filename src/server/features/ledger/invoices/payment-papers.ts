import { INVOICE_NAMES, invoiceFileName } from '@/domain/ledger/invoice-words'
import { drawPdf } from '@/server/features/documents/draw-pdf'
import type { ComposedMail, MailQuery } from '@/server/platform/email/mail'
import { invoicePaperText } from './invoice-paper-text'
import { readInvoice, type Invoice } from './read-invoice'

// A price that changed was corrected as it did: what is given back for it comes after, and no earlier refund told of the same paper.
const PAPERS = /* sql */ `
  select i.id from invoices i join payments p on p.id = $1 and p.reservation_id = i.reservation_id
  where i.number is not null and (i.payment_id = p.id
    or (p.kind = 'refund' and i.kind = 'credit_note' and i.payment_id is null and i.issued_at <= p.created_at
      and i.issued_at > coalesce((select max(o.created_at) from payments o
        where o.reservation_id = p.reservation_id and o.kind = 'refund' and o.id < p.id), '-infinity')))
  order by i.id`

/** The invoices and credit notes that a mail about a payment goes with; a payment may call for none. */
export const readPaymentPapers = async (paymentId: number, query: MailQuery): Promise<Invoice[]> => {
  const { rows } = await query<{ id: number }>(PAPERS, [paymentId])
  return Promise.all(rows.map(({ id }) => readInvoice({ id })))
}

/** The same as files of a message. */
export const paperAttachments = (papers: Invoice[]): Promise<NonNullable<ComposedMail['attachments']>> =>
  Promise.all(
    papers.map(async (paper) => ({
      filename: invoiceFileName(paper),
      content: Buffer.from(await drawPdf(invoicePaperText(paper))),
      contentType: 'application/pdf',
    })),
  )

/** What a message says of the papers that go with it; nothing without any. */
export const papersLine = (papers: Invoice[]): string[] =>
  papers.length === 0
    ? []
    : [`En pièce jointe\u00a0: ${papers.map(({ kind, number }) => `${INVOICE_NAMES[kind]} ${number}`).join(', ')}.`]

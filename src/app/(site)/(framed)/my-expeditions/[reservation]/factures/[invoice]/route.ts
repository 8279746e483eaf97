import { answerDocument } from '@/server/compose/pages/answer-document'
import { drawInvoice } from '@/server/features/ledger/invoices/draw-invoice'
import { notFound } from '@/server/platform/http/errors'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string; invoice: string }> }

/** An invoice or a credit note of one's own booking. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const { reservation: id, invoice } = await params
  return answerDocument({
    request,
    id,
    build: async ({ reservation }) => {
      if (!/^\d{1,9}$/.test(invoice)) throw notFound('Cette facture n’existe pas.')
      const { filename, content } = await drawInvoice({
        id: Number(invoice),
        reservationId: reservation.reservation_id,
      })
      return { content: new Uint8Array(content), type: 'application/pdf', fileName: filename }
    },
  })
}

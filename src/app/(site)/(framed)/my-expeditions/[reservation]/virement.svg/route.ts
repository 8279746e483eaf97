import { nextTransfer } from '@/domain/ledger/due-now'
import { settledSum } from '@/domain/reservations/settled-sum'
import { loadReservation } from '@/server/compose/pages/load-reservation'
import { transferQr } from '@/server/features/payment-methods/transfer-qr'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string }> }

/**
 * The code of the next transfer for one's own booking; 404 for somebody else's, and nothing (204) where there is nothing to
 * transfer: a page that asked as the payment came has made no mistake.
 */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const loaded = await loadReservation({ id: (await params).reservation, headers: request.headers })
  const reservation = loaded.visitor ? null : loaded.reservation
  if (!reservation) return errorResponse(notFound(MESSAGES.notFound))
  const { price, bank, status } = reservation
  const amount = nextTransfer({ ...price, settled: settledSum(reservation) })
  const svg = status === 'canceled' || !bank ? null : transferQr({ ...bank, amount })
  if (svg === null) return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  })
}

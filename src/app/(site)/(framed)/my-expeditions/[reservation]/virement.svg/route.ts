import { nextTransfer } from '@/domain/transfer-due'
import { loadReservation } from '@/server/compose/pages/load-reservation'
import { transferQr } from '@/server/features/booking/payments/transfer-qr'
import { errorResponse, MESSAGES, notFound } from '@/server/platform/http/errors'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ reservation: string }> }

/** The code of the next transfer for one's own booking; 404 for somebody else's, and where there is nothing to transfer. */
export const GET = async (request: Request, { params }: Context): Promise<Response> => {
  const loaded = await loadReservation({ id: (await params).reservation, headers: request.headers })
  const reservation = loaded.visitor ? null : loaded.reservation
  const { price, paid, bank } = reservation ?? {}
  const svg =
    price && bank && paid !== undefined && reservation?.status !== 'canceled'
      ? transferQr({ ...bank, amount: nextTransfer({ ...price, paid }) })
      : null
  if (svg === null) return errorResponse(notFound(MESSAGES.notFound))
  return new Response(svg, {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' },
  })
}

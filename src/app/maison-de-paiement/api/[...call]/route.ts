import { callPaymentHouse } from '@/server/compose/payment-house'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ call: string[] }> }

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  callPaymentHouse({ request, path: (await params).call })

export { answer as GET, answer as POST }

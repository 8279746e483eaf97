import { callHousePage } from '@/server/compose/payment-house'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ payment: string }> }

export const POST = async (request: Request, { params }: Context): Promise<Response> =>
  callHousePage({ request, id: (await params).payment })

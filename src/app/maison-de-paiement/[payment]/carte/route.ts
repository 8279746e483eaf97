import { callSandboxPage } from '@lagopede/sandbox-provider/routes'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ payment: string }> }

export const POST = async (request: Request, { params }: Context): Promise<Response> =>
  callSandboxPage({ request, id: (await params).payment })

import { callSandboxProvider } from '@lagopede/sandbox-provider/routes'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ call: string[] }> }

const answer = async (request: Request, { params }: Context): Promise<Response> =>
  callSandboxProvider({ request, path: (await params).call })

export { answer as GET, answer as POST }

import config from '@payload-config'
import { getPayload } from 'payload'
import { startSocialSignIn } from '@/server/features/accounts/social/start-social-sign-in'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ provider: string }> }

export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  startSocialSignIn({ request, payload: await getPayload({ config }), path: (await params).provider })

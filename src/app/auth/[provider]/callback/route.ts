import config from '@payload-config'
import { getPayload } from 'payload'
import { finishSocialSignIn } from '@/server/features/accounts/social/finish-social-sign-in'

export const dynamic = 'force-dynamic'

type Context = { params: Promise<{ provider: string }> }

export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  finishSocialSignIn({ request, payload: await getPayload({ config }), path: (await params).provider })

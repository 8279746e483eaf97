import config from '@payload-config'
import { getPayload } from 'payload'
import { logOut } from '@/server/features/accounts/log-out'

export const dynamic = 'force-dynamic'

export const GET = async (request: Request): Promise<Response> =>
  logOut({ request, payload: await getPayload({ config }) })

import type { PayloadRequest } from 'payload'
import { countCall } from '@/server/platform/http/rate-limit'
import { clientAddressOf } from '@/server/platform/log/client-address'
import { PARTICIPANT_LIMITS } from './limits'

/** Counts the calls of one client on private links. */
export const countLinkCall = (req: PayloadRequest): Promise<void> =>
  countCall({ limit: PARTICIPANT_LIMITS.profileByClient, key: clientAddressOf(req.headers) })

import { requestCall } from '@/contract/call-requests'
import type { CallSlot } from '@/domain/call-slots'
import { callApi } from '@/storefront/lib/api/call-api'
import { readSession } from '@/storefront/lib/session/store'

/** Asks the agency to call; it knows who asks when they are signed in. */
export const sendCallRequest = ({
  phone,
  slot,
  expeditionId,
}: {
  phone: string
  slot: CallSlot
  expeditionId?: number
}) =>
  callApi(requestCall, {
    body: { phone, ...slot, ...(expeditionId !== undefined && { expedition_id: expeditionId }) },
    token: readSession().user?.token,
  })

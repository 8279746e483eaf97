import { transferPlace, type ReservationChanges } from '@/contract/reservation-changes'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { callApi } from '@/storefront/lib/api/call-api'
import { sessionToken } from '@/storefront/lib/session/token'
import type { TypedTransferee } from '../rules/transferee'

/** Hands a place over, for what was shown. */
export const sendTransfer = async ({
  reservation: { reservation_id: id, travelers_count },
  transfer,
  position,
  typed,
  isFar,
}: {
  reservation: ReservationDetail
  transfer: ReservationChanges['transfer']
  position: number
  typed: TypedTransferee
  /** The warning about the level was shown, and accepted. */
  isFar: boolean
}): Promise<ReservationDetail> =>
  callApi(transferPlace, {
    params: { id, position },
    body: {
      ...typed,
      birth_date: typed.birth_date ?? '',
      level: typed.level ?? 0,
      travelers_count,
      done_count: transfer.done_count,
      cost: transfer.cost,
      ...(transfer.notice_version !== null && { notice_version: transfer.notice_version }),
      ...(isFar && transfer.level_notice_version !== null && { level_notice_version: transfer.level_notice_version }),
    },
    token: await sessionToken(),
  })

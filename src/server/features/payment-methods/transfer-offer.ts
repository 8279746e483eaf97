import { canTransferArrive, TRANSFER_DAYS, transferTooLate } from '@/domain/departures/transfer-time'
import { sql } from '@/server/platform/db/transaction-of'
import { offeredProvider } from './online-providers'

/** SQL of how many working days a transfer takes, as the agency says. */
export const TRANSFER_DAYS_SET = sql.raw(
  `coalesce((select s.transfer_days::int from site_settings s limit 1), ${String(TRANSFER_DAYS)})`,
)

/** Why a transfer is no means any more, as it would arrive too late for a departure; null while it is one. */
export const transferRefusal = (asked: {
  departureStart: string
  today: string
  transferDays: number
}): string | null => (canTransferArrive(asked) ? null : transferTooLate(offeredProvider() !== null))

import { HttpError } from '@/server/platform/http/errors'
import type { Share, SharedDeposit } from './deposit'

/** Of a sharing that has ended. */
export const sharingIsOver = (message: string | null): HttpError =>
  new HttpError({
    status: 409,
    message: message ?? 'Ce partage est terminé. Rien n’a été débité.',
    body: { reason: 'over' },
  })

/** Refuses what is asked of a share that is paid, or whose sharing is over. */
export const refuseEnded = ({ deposit, share }: { deposit: SharedDeposit; share: Share }): void => {
  if (share.intentState === 'authorised' || share.intentState === 'accepted' || share.intentState === 'captured') {
    throw new HttpError({ status: 409, message: 'Cette part est déjà réglée\u00a0: merci !', body: { reason: 'paid' } })
  }
  if (deposit.state !== 'open' || deposit.isOver) throw sharingIsOver(deposit.endMessage)
}

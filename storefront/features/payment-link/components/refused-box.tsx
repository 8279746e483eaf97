import { Hourglass } from 'lucide'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { holdWords } from '../rules/hold-words'
import type { ViewProps } from '../rules/view-props'
import { StartError } from './start-error'
import { TransferLines } from './transfer-lines'

/** The bank refused: why, that nothing was taken, how long the seats wait, and the ways on. */
export const RefusedBox = ({ payment: { detail, settled }, start }: ViewProps) => {
  const { hold_expires_at: expiresAt, expedition, cart_id: cartId, reservation_id: reservationId } = detail
  const hold = holdWords({
    expiresAt: detail.share ? null : expiresAt,
    travelers: expedition.travelers_count,
    now: new Date(),
  })
  return (
    <section className="box paystate" aria-labelledby="refuse">
      <h1 id="refuse">Ta banque a dit non</h1>
      <Note tone="danger">{settled?.message ?? 'Ce paiement n’a pas abouti. Rien n’a été débité.'}</Note>
      {hold && (
        <div className="hold">
          <Icon of={Hourglass} />
          <p>{hold}</p>
        </div>
      )}
      <StartError start={start} isTransferable={detail.no_transfer === null} />
      {detail.card && (
        <Button look="go" size="lg" block aria-disabled={start.isStarting} onClick={() => void start.start()}>
          Réessayer par carte
        </Button>
      )}
      {reservationId === null && cartId !== null && (
        <LinkButton look="line" size="lg" block href={`/reservations/${String(cartId)}/4`}>
          Choisir un autre moyen
        </LinkButton>
      )}
      <TransferLines detail={detail} />
      {detail.no_transfer !== null && <Note tone="info">{detail.no_transfer}</Note>}
    </section>
  )
}

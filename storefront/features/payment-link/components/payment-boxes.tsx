import { formatPrice } from '@/domain/text/price'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Button } from '@/storefront/ui/button'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
import type { LinkedPayment } from '../api/payment-calls'
import type { ViewProps } from '../rules/view-props'
import { StartError } from './start-error'

/** The bank thinks: the page asks by itself, and may be left. */
export const WaitingBox = ({ payment: { detail, isDown }, start }: ViewProps) => (
  <section className="box paystate waiter" aria-labelledby="on-attend">
    <Ptarmigan className="waiter__bird" />
    <h1 id="on-attend">On attend ta banque</h1>
    <p className="soft">
      Une dizaine de secondes, le plus souvent. Si tu fermes la page, tout continue{'\u00a0'}: la réponse t’attend ici
      et par mail.
    </p>
    <div className="waitbar" aria-hidden="true" />
    <p className="small mute num">
      {formatPrice(detail.amount)} par carte, {detail.expedition.name}
    </p>
    {isDown && (
      <Note tone="info" role="status">
        Notre prestataire de paiement ne répond pas en ce moment. On réessaie tout seuls{'\u00a0'}: ne paie pas une
        deuxième fois.
      </Note>
    )}
    <StartError start={start} isTransferable={detail.no_transfer === null} />
    <div className="payacts">
      <Button look="line" size="sm" aria-disabled={start.isStarting} onClick={() => void start.start()}>
        Reprendre le paiement
      </Button>
      {detail.reservation_id === null && detail.cart_id !== null && (
        <LinkButton look="ghost" size="sm" href={`/reservations/${String(detail.cart_id)}/4`}>
          Changer de moyen
        </LinkButton>
      )}
    </div>
  </section>
)

const TOO_LATE = 'Le temps de payer est passé. Rien n’a été débité.'

/** The order could not be had, or was paid for too late: why, and that nothing was taken. */
export const LostBox = ({ payment: { detail, settled } }: { payment: LinkedPayment }) => (
  <section className="box paystate" aria-labelledby="rien">
    <h1 id="rien">Ta réservation n’a pas pu se faire</h1>
    <Note tone="warn">{settled?.message ?? detail.message ?? TOO_LATE}</Note>
    <p className="soft">Tout ce que tu as écrit est gardé.</p>
    {detail.cart_id !== null && (
      <LinkButton look="go" size="lg" block href={`/reservations/${String(detail.cart_id)}/4`}>
        Reprendre ma réservation
      </LinkButton>
    )}
    <LinkButton look="line" size="lg" block href={SITE_PATHS.expedition(detail.expedition.slug)}>
      Voir les dates
    </LinkButton>
  </section>
)

/** Nothing is to be paid of what was canceled. */
export const CanceledBox = ({ payment: { detail } }: { payment: LinkedPayment }) => (
  <section className="box paystate" aria-labelledby="annulee">
    <h1 id="annulee">Il n’y a plus rien à régler</h1>
    <Note tone="info">{detail.message}</Note>
    <p className="soft">Ce qui a été payé, et ce qui t’est rendu, se lit dans ton espace.</p>
    {detail.reservation_id !== null && (
      <LinkButton look="go" size="lg" block href={RESERVATION_PATHS.reservation(detail.reservation_id)}>
        Ouvrir ma réservation
      </LinkButton>
    )}
  </section>
)

import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { RESERVATION_PATHS } from '@/domain/reservation-paths'
import { SITE_PATHS } from '@/domain/site-paths'
import type { LinkedPayment } from '../api/payment-calls'

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

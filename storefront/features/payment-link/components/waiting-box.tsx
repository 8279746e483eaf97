import { formatPrice } from '@/domain/price'
import { Button } from '@/storefront/ui/button'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { Ptarmigan } from '@/storefront/ui/ptarmigan'
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
    <StartError start={start} />
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

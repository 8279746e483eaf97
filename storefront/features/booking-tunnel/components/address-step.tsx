import { Mail } from 'lucide'
import type { CartDetail } from '@/contract/cart-detail'
import { timeInParis } from '@/domain/days/time-in-paris'
import { useResendMail } from '@/storefront/lib/resend-mail-hook'
import { Badge } from '@/storefront/ui/badge'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { sendOrderLink } from '../api/booking-calls'
import { AddressCorrection } from './address-correction'

type AddressStepProps = {
  cart: CartDetail
  waiting: NonNullable<CartDetail['waiting']>
  onCorrected: () => Promise<unknown>
}

/** The order is taken and waits for one press in a mail; the page goes on by itself once it is pressed, anywhere. */
export const AddressStep = ({ cart, waiting, onCorrected }: AddressStepProps) => {
  const { resend, isSending, told } = useResendMail(() => sendOrderLink(cart.id))
  const until = timeInParis(new Date(waiting.expires_at))
  return (
    <section className="box address-step" aria-labelledby="une-derniere-etape">
      <p>
        <Badge tone="mute">
          <Icon of={Mail} />
          Commande en attente
        </Badge>
      </p>
      <h1 className="poster address-step__title" id="une-derniere-etape">
        Une dernière étape{'\u00a0'}: confirme ton adresse
      </h1>
      <p className="lead address-step__lead">
        Un email est parti vers <b className="as-typed">{waiting.email}</b>. Appuie sur son bouton, d’ici ou d’un autre
        appareil{'\u00a0'}: cette page continue toute seule.
      </p>
      <p className="soft address-step__hold" role="status">
        {cart.hold === 'held'
          ? `Tes places sont gardées jusqu’à ${until}. Ta commande est enregistrée telle quelle.`
          : `Tes places ne sont plus gardées\u00a0: confirme vite, ta commande attend jusqu’à ${until}.`}
      </p>
      {told && (
        <Note tone={told.tone} role="status">
          {told.text}
        </Note>
      )}
      <div className="row wrapx address-step__acts">
        <Button look="go" aria-disabled={isSending} onClick={() => void resend()}>
          Renvoyer l’email
        </Button>
        <LinkButton look="line" href={`/reservations/${String(cart.id)}/1`}>
          Modifier ma commande
        </LinkButton>
      </div>
      <p className="small soft address-step__other">
        Si tu changes quelque chose, cette commande est retirée et tu commandes à nouveau.
      </p>
      <AddressCorrection cartId={cart.id} onCorrected={onCorrected} />
    </section>
  )
}

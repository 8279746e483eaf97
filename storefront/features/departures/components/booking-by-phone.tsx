import { LinkButton } from '@/storefront/ui/link-button'
import type { BookingContact } from './booking-box'

type BookingByPhoneProps = { contact: BookingContact }

/** The way to book until it can be done online: an advisor. */
export const BookingByPhone = ({ contact }: BookingByPhoneProps) => (
  <>
    <LinkButton look="go" size="lg" block href={`tel:${contact.phone_e164}`}>
      Réserver mes places
    </LinkButton>
    <p className="small soft text-center">
      La réservation en ligne ouvre bientôt. D’ici là, on prend tes places au {contact.phone}, sans rien débiter.
    </p>
  </>
)

import { formatDateRange } from '@/domain/french-dates'
import { formatCount } from '@/domain/plural'
import { formatPrice } from '@/domain/price'
import { BookingMail } from './booking-mail'

type ConfirmOrderProps = {
  siteUrl: string
  firstName: string | null
  expedition: string
  start: string
  end: string
  travelers: number
  total: number
  /** Hour in Paris until which the order waits, as `16 h 30`. */
  until: string
  href: string
}

/** The one press that an order waits for when its address was never proven. */
export const ConfirmOrder = ({
  siteUrl,
  firstName,
  expedition,
  start,
  end,
  travelers,
  total,
  until,
  href,
}: ConfirmOrderProps) => (
  <BookingMail
    siteUrl={siteUrl}
    firstName={firstName}
    title="Confirme ta commande"
    preview={`Tes places sont gardées jusqu’à ${until}.`}
    paragraphs={[
      `Tu as commandé « ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}, pour ${formatCount(travelers, 'personne')} : ${formatPrice(total)}.`,
      `Il reste à confirmer que cette adresse est la tienne. Tes places sont gardées jusqu’à ${until}, heure de Paris.`,
    ]}
    action="Confirmer ma commande"
    href={href}
    footnote="Tu n’as rien commandé ? Ouvre ce lien et choisis « Ce n’est pas moi », ou ignore ce message : rien ne sera réservé."
  />
)

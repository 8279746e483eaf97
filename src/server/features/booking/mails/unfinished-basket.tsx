import { formatDateRange } from '@/domain/french-dates'
import { BookingMail } from './booking-mail'

type UnfinishedBasketProps = {
  siteUrl: string
  firstName: string | null
  expedition: string
  start: string
  end: string
  href: string
}

/** The one reminder of an unfinished booking. */
export const UnfinishedBasket = ({ siteUrl, firstName, expedition, start, end, href }: UnfinishedBasketProps) => (
  <BookingMail
    siteUrl={siteUrl}
    firstName={firstName}
    title="On reprend où tu t’es arrêté ?"
    preview={`${expedition} : tout ce que tu as saisi est gardé.`}
    paragraphs={[
      `Tu as commencé à réserver « ${expedition} », ${formatDateRange({ start, end }).toLowerCase()}.`,
      'Ce que tu as saisi est gardé. Les places, elles, sont de nouveau en vente : reviens vite si le cœur t’en dit.',
    ]}
    action="Terminer ma réservation"
    href={href}
    footnote="Tu reçois ce message, une seule fois, parce que tu as demandé ce rappel. Pour ne plus en recevoir, décoche le rappel dans ton panier."
  />
)

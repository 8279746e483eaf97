import { formatShortDate } from '@/domain/french-dates'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type ParticipantReminderProps = {
  firstName: string | null
  siteUrl: string
  link: string
  expedition: string
  departureStart: string
  /** « Hugo », « le voyageur 2 ». */
  traveler: string
}

/** Tells who booked that the profile of a traveler is not complete. */
export const ParticipantReminder = ({
  firstName,
  siteUrl,
  link,
  expedition,
  departureStart,
  traveler,
}: ParticipantReminderProps) => (
  <MailLayout
    preview={`Il manque quelques informations pour ${expedition}.`}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que tu as réservé ce départ."
  >
    <MailTitle>Un profil à compléter</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      Le départ de «&nbsp;{expedition}&nbsp;» approche&nbsp;: c’est le {formatShortDate(departureStart)}. Il manque
      encore des informations sur {traveler} pour préparer les repas, le matériel et la sécurité du groupe.
    </MailText>
    <MailText>Tu peux les écrire toi-même, ou lui envoyer son lien privé.</MailText>
    <MailAction href={link}>Ouvrir la réservation</MailAction>
  </MailLayout>
)

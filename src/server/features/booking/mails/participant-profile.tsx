import { formatShortDate } from '@/domain/french-dates'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type ParticipantProfileProps = {
  firstName: string | null
  siteUrl: string
  link: string
  expedition: string
  departureStart: string
  /** Who booked, when it is somebody else than the reader. */
  bookedBy: string | null
}

/** The private link of one traveler. */
export const ParticipantProfile = ({
  firstName,
  siteUrl,
  link,
  expedition,
  departureStart,
  bookedBy,
}: ParticipantProfileProps) => (
  <MailLayout
    preview={`Ton profil pour ${expedition}, en trois minutes.`}
    siteUrl={siteUrl}
    footnote="Ce lien est à toi : il ouvre ton profil, et lui seul. Ne le transmets pas."
  >
    <MailTitle>Complète ton profil</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      {bookedBy ? `${bookedBy} t’emmène` : 'Tu pars'} vivre «&nbsp;{expedition}&nbsp;», départ le{' '}
      {formatShortDate(departureStart)}. Ton guide a besoin de quelques informations pour préparer les repas, le
      matériel et ta sécurité.
    </MailText>
    <MailAction href={link}>Compléter mon profil</MailAction>
  </MailLayout>
)

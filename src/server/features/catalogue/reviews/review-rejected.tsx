import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailQuote, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type ReviewRejectedProps = {
  firstName: string | null
  siteUrl: string
  expedition: string
  reason: string
  contact: string
}

export const ReviewRejected = ({ firstName, siteUrl, expedition, reason, contact }: ReviewRejectedProps) => (
  <MailLayout
    preview="Voici pourquoi, et comment nous répondre."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que tu as donné ton avis sur un voyage."
  >
    <MailTitle>Ton avis n’a pas été publié</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>{`Nous avons relu ton avis sur ${expedition} et nous ne pouvons pas le publier tel quel. En voici la raison\u00a0:`}</MailText>
    <MailQuote>{reason}</MailQuote>
    <MailText>Une erreur de notre part&nbsp;? Écris-nous, une personne de l’équipe le relira.</MailText>
    <MailAction href={contact}>Nous écrire</MailAction>
  </MailLayout>
)

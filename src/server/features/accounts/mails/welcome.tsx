import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { MailLayout } from '@/server/platform/email/mail-layout'

export const Welcome = ({ firstName, siteUrl }: { firstName: string | null; siteUrl: string }) => (
  <MailLayout
    preview="Ton compte est prêt, tes aventures aussi."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce qu’un compte vient d’être créé avec cette adresse."
  >
    <MailTitle>Ton compte est prêt</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      Garde tes aventures préférées, reviens à une réservation en cours, pose tes questions aux guides&nbsp;: tout est
      maintenant au même endroit.
    </MailText>
    <MailAction href={`${siteUrl}/expeditions`}>Découvrir les aventures</MailAction>
  </MailLayout>
)

import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

export const PasswordChanged = ({ firstName, siteUrl }: { firstName: string | null; siteUrl: string }) => (
  <MailLayout
    preview="Tes autres appareils sont déconnectés."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que le mot de passe de ton compte a changé."
  >
    <MailTitle>Ton mot de passe a changé</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>Le nouveau mot de passe est enregistré et tes autres appareils sont déconnectés.</MailText>
    <MailText>
      Ce n’est pas toi&nbsp;? Depuis le site, ouvre «&nbsp;Se connecter&nbsp;» puis «&nbsp;Mot de passe
      oublié&nbsp;?&nbsp;»&nbsp;: toi seul reçois le lien.
    </MailText>
    <MailAction href={siteUrl}>Aller sur le site</MailAction>
  </MailLayout>
)

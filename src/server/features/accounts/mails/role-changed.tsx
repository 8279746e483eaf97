import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type RoleChangedProps = { firstName: string | null; siteUrl: string; roleName: string }

export const RoleChanged = ({ firstName, siteUrl, roleName }: RoleChangedProps) => (
  <MailLayout
    preview={`Ton rôle est maintenant : ${roleName}.`}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que le rôle de ton compte a changé."
  >
    <MailTitle>Ton rôle a changé</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      L’administration a changé le rôle de ton compte. Il est maintenant&nbsp;: {roleName}. Tous tes appareils sont
      déconnectés&nbsp;: reconnecte-toi pour continuer.
    </MailText>
    <MailText>Tu ne t’y attendais pas&nbsp;? Parles-en à l’administration.</MailText>
  </MailLayout>
)

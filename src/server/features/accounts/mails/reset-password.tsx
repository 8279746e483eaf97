import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type ResetPasswordProps = { firstName: string | null; siteUrl: string; link: string; minutes: number }

export const ResetPassword = ({ firstName, siteUrl, link, minutes }: ResetPasswordProps) => (
  <MailLayout
    preview={`Ce lien sert une fois, pendant ${String(minutes)} minutes.`}
    siteUrl={siteUrl}
    footnote="Tu n’as rien demandé ? Ignore ce message : ton mot de passe reste le même."
  >
    <MailTitle>Choisis un nouveau mot de passe</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      Ce lien sert une seule fois, pendant {minutes} minutes. D’ici là, ton mot de passe actuel marche toujours.
    </MailText>
    <MailAction href={link}>Choisir mon mot de passe</MailAction>
  </MailLayout>
)

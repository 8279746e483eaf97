import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import type { ProviderName } from '../social/provider-name'

type NewProviderProps = { firstName: string | null; siteUrl: string; provider: ProviderName }

export const NewProvider = ({ firstName, siteUrl, provider }: NewProviderProps) => (
  <MailLayout
    preview={`Tu peux te connecter avec ${provider}.`}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce qu’une façon de te connecter a été ajoutée à ton compte."
  >
    <MailTitle>{`${provider} ouvre maintenant ton compte`}</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>{`Tu peux te connecter d’un geste avec ${provider}. Tes autres façons de te connecter restent.`}</MailText>
    <MailText>Ce n’est pas toi&nbsp;? Retire-la depuis ton compte et change ton mot de passe.</MailText>
    <MailAction href={`${siteUrl}/my-account`}>Voir mon compte</MailAction>
  </MailLayout>
)

import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import type { ProviderName } from '../social/provider-name'

type ProviderRemovedProps = { firstName: string | null; siteUrl: string; provider: ProviderName }

export const ProviderRemoved = ({ firstName, siteUrl, provider }: ProviderRemovedProps) => (
  <MailLayout
    preview={`Tu ne peux plus te connecter avec ${provider}.`}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce qu’une façon de te connecter a été retirée de ton compte."
  >
    <MailTitle>{`${provider} n’ouvre plus ton compte`}</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>Tes autres façons de te connecter restent.</MailText>
    <MailText>Ce n’est pas toi&nbsp;? Change ton mot de passe, et regarde quels appareils sont connectés.</MailText>
    <MailAction href={`${siteUrl}/my-account`}>Voir mon compte</MailAction>
  </MailLayout>
)

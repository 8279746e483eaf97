import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type AddressChangedProps = { firstName: string | null; siteUrl: string; isFormer: boolean }

export const AddressChanged = ({ firstName, siteUrl, isFormer }: AddressChangedProps) => (
  <MailLayout
    preview="Tous les appareils sont déconnectés."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que l’adresse d’un compte a changé."
  >
    <MailTitle>L’adresse de ton compte a changé</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      {isFormer
        ? 'Cette adresse n’ouvre plus ton compte Lagopède : l’agence l’a remplacée par une autre.'
        : 'Ton compte Lagopède s’ouvre maintenant avec cette adresse : l’agence l’a mise à la place de l’ancienne.'}
    </MailText>
    <MailText>
      Tous les appareils sont déconnectés. Tu n’as rien demandé&nbsp;? Réponds à ce message ou appelle l’agence sans
      attendre.
    </MailText>
  </MailLayout>
)

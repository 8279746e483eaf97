import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type AccountOpenedProps = { firstName: string | null; siteUrl: string; link: string; days: number; isTeam: boolean }

export const AccountOpened = ({ firstName, siteUrl, link, days, isTeam }: AccountOpenedProps) => (
  <MailLayout
    preview="Choisis ton mot de passe pour y entrer."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que l’agence a ouvert un compte à cette adresse."
  >
    <MailTitle>Ton compte est ouvert</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      {isTeam
        ? 'L’agence t’a ouvert un compte de l’équipe. Choisis ton mot de passe, puis connecte-toi dans l’espace de l’agence.'
        : 'L’agence t’a ouvert un compte. Choisis ton mot de passe pour y entrer.'}
    </MailText>
    <MailText>
      Le bouton sert une fois, pendant {days} jours. Ensuite, demande un autre lien depuis le site&nbsp;: «&nbsp;Se
      connecter&nbsp;», ton adresse, puis «&nbsp;Mot de passe oublié&nbsp;?&nbsp;».
    </MailText>
    <MailAction href={link}>Choisir mon mot de passe</MailAction>
  </MailLayout>
)

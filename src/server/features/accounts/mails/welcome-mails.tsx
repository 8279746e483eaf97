import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type WelcomeProps = {
  firstName: string | null
  siteUrl: string
  /** Where the address is proven or the account disowned; null for an address that is proven. */
  link: string | null
}

const WHY = 'Tu reçois ce message parce qu’un compte vient d’être créé avec cette adresse.'

export const Welcome = ({ firstName, siteUrl, link }: WelcomeProps) => (
  <MailLayout
    preview="Ton compte est prêt, tes aventures aussi."
    siteUrl={siteUrl}
    footnote={link ? `${WHY} Ce n’est pas toi\u00a0? Ouvre ce lien et choisis «\u00a0Ce n’est pas moi\u00a0».` : WHY}
  >
    <MailTitle>Ton compte est prêt</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      Garde tes aventures préférées, reviens à une réservation en cours, pose tes questions aux guides&nbsp;: tout est
      maintenant au même endroit.
    </MailText>
    {link ? (
      <>
        <MailText>
          Il reste à confirmer que cette adresse est la tienne&nbsp;: tes commandes seront alors enregistrées aussitôt.
          Le lien marche sept jours.
        </MailText>
        <MailAction href={link}>Confirmer mon adresse</MailAction>
      </>
    ) : (
      <MailAction href={`${siteUrl}/expeditions`}>Découvrir les aventures</MailAction>
    )}
  </MailLayout>
)

type ConfirmAddressProps = { firstName: string | null; siteUrl: string; link: string }

export const ConfirmAddress = ({ firstName, siteUrl, link }: ConfirmAddressProps) => (
  <MailLayout
    preview="Un bouton, et nous gardons toutes tes places."
    siteUrl={siteUrl}
    footnote={
      'Tu reçois ce message parce qu’un compte a été créé avec cette adresse. Ce n’est pas toi\u00a0? Ouvre ce lien et choisis «\u00a0Ce n’est pas moi\u00a0».'
    }
  >
    <MailTitle>Confirme ton adresse</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      Appuie sur ce bouton pour confirmer que cette adresse est la tienne. Reviens ensuite à ta réservation&nbsp;: nous
      gardons alors toutes tes places. Le lien marche sept jours.
    </MailText>
    <MailAction href={link}>Confirmer mon adresse</MailAction>
  </MailLayout>
)

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

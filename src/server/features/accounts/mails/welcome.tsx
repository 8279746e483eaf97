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

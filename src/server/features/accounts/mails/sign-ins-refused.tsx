import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type SignInsRefusedProps = { firstName: string | null; siteUrl: string; attempts: number }

export const SignInsRefused = ({ firstName, siteUrl, attempts }: SignInsRefusedProps) => (
  <MailLayout
    preview="Personne n’est entré. Voici quoi faire."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que des connexions à ton compte ont été refusées."
  >
    <MailTitle>Des connexions à ton compte ont été refusées</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      Quelqu’un a essayé {attempts} mots de passe faux pour ton compte en moins d’une heure. Personne n’est entré&nbsp;:
      pour l’instant, nous refusons les connexions par mot de passe depuis les appareils que ton compte ne connaît pas.
    </MailText>
    <MailText>
      Sur un appareil où tu t’es déjà connecté(e), rien ne change. Depuis un autre, ouvre «&nbsp;Se connecter&nbsp;»
      puis «&nbsp;Mot de passe oublié&nbsp;?&nbsp;»&nbsp;: toi seul(e) reçois le lien.
    </MailText>
    <MailText>
      Ton mot de passe sert-il aussi ailleurs, ou est-il facile à deviner&nbsp;? Choisis-en un autre, que tu n’utilises
      qu’ici.
    </MailText>
    <MailAction href={siteUrl}>Aller sur le site</MailAction>
  </MailLayout>
)

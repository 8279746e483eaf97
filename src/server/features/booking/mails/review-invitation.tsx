import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type ReviewInvitationProps = { firstName: string | null; siteUrl: string; expedition: string; link: string }

export const ReviewInvitation = ({ firstName, siteUrl, expedition, link }: ReviewInvitationProps) => (
  <MailLayout
    preview="Quelques mots suffisent, pour celles et ceux qui hésitent encore."
    siteUrl={siteUrl}
    footnote="Tu reçois ce message, une seule fois, parce que tu rentres de voyage avec nous."
  >
    <MailTitle>Alors, c’était comment&nbsp;?</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>{`Te voilà de retour. Raconte «\u00a0${expedition}\u00a0» à celles et ceux qui hésitent\u00a0: ce qui t’a plu, ce qui t’a manqué, ce qu’il fallait savoir avant de partir.`}</MailText>
    <MailText>
      Ton avis est relu avant de paraître, sans jamais être réécrit. Les bons comme les mauvais sont publiés.
    </MailText>
    <MailAction href={link}>Donner mon avis</MailAction>
  </MailLayout>
)

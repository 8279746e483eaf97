import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailQuote, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type GuideTextDecidedProps = {
  firstName: string | null
  siteUrl: string
  isApproved: boolean
  word: string | null
  link: string
}

export const GuideTextDecided = ({ firstName, siteUrl, isApproved, word, link }: GuideTextDecidedProps) => (
  <MailLayout
    preview={isApproved ? 'Ce que tu as proposé est en ligne.' : 'Voici pourquoi, et comment le reprendre.'}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que tu as proposé un texte pour ta page de guide."
  >
    <MailTitle>{isApproved ? 'Ta page est à jour' : 'Ton texte est à reprendre'}</MailTitle>
    <MailGreeting firstName={firstName} />
    <MailText>
      {isApproved
        ? 'Nous avons relu ce que tu as proposé pour ta page de guide, et l’avons publié.'
        : 'Nous avons relu ce que tu as proposé pour ta page de guide. Nous ne l’avons pas publié\u00a0: ta page reste comme elle était.'}
    </MailText>
    {word && <MailText>Un mot de l’équipe&nbsp;:</MailText>}
    {word && <MailQuote>{word}</MailQuote>}
    <MailAction href={link}>{isApproved ? 'Voir ma page' : 'Reprendre mon texte'}</MailAction>
  </MailLayout>
)

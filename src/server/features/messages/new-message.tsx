import { withDe } from '@/domain/elision'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailQuote, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type NewMessageProps = {
  firstName: string | null
  siteUrl: string
  expedition: string
  link: string
  author: string
  body: string
  /** What the message answers; a question when there is nothing. */
  question: string | null
}

/** A question for the guide, or an answer for who asked. */
export const NewMessage = ({ firstName, siteUrl, expedition, link, author, body, question }: NewMessageProps) => (
  <MailLayout
    preview={`${author}\u00a0: ${body.slice(0, 90)}`}
    siteUrl={siteUrl}
    footnote={
      question === null
        ? 'Tu reçois ce message parce que tu guides cette aventure.'
        : 'Tu reçois ce message parce que tu as posé une question sur cette aventure.'
    }
  >
    <MailTitle>{question === null ? 'Une question t’attend' : `${author} t’a répondu`}</MailTitle>
    <MailGreeting firstName={firstName} />
    {question !== null && (
      <>
        <MailText>{`Tu demandais, à propos ${withDe(expedition)}\u00a0:`}</MailText>
        <MailQuote>{question}</MailQuote>
      </>
    )}
    <MailText>
      {question === null ? `${author} demande, à propos ${withDe(expedition)}\u00a0:` : `${author} répond\u00a0:`}
    </MailText>
    <MailQuote>{body}</MailQuote>
    <MailAction href={link}>{question === null ? 'Répondre' : 'Voir la réponse'}</MailAction>
  </MailLayout>
)

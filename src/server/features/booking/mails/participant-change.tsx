import { frenchSpaces } from '@/domain/french-spaces'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type ParticipantChangeProps = {
  firstName: string | null
  siteUrl: string
  title: string
  paragraphs: string[]
  action: { href: string; text: string }
}

/** What changed of a trip, for a traveler whom somebody else booked. */
export const ParticipantChange = ({ firstName, siteUrl, title, paragraphs, action }: ParticipantChangeProps) => (
  <MailLayout
    preview={frenchSpaces(paragraphs[0] ?? title)}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que tu es du voyage, invité(e) par la personne qui a réservé."
  >
    <MailTitle>{title}</MailTitle>
    <MailGreeting firstName={firstName} />
    {paragraphs.map((text) => (
      <MailText key={text}>{frenchSpaces(text)}</MailText>
    ))}
    <MailAction href={action.href}>{action.text}</MailAction>
  </MailLayout>
)

import { frenchSpaces } from '@/domain/french-spaces'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type BookingMailProps = {
  siteUrl: string
  firstName: string | null
  title: string
  preview: string
  paragraphs: string[]
  action: string
  href: string
  footnote: string
}

/** A message about a booking: what happened, what comes next, and one button. */
export const BookingMail = ({
  siteUrl,
  firstName,
  title,
  preview,
  paragraphs,
  action,
  href,
  footnote,
}: BookingMailProps) => (
  <MailLayout preview={frenchSpaces(preview)} siteUrl={siteUrl} footnote={footnote}>
    <MailTitle>{frenchSpaces(title)}</MailTitle>
    <MailGreeting firstName={firstName} />
    {paragraphs.map((paragraph) => (
      <MailText key={paragraph}>{frenchSpaces(paragraph)}</MailText>
    ))}
    <MailAction href={href}>{action}</MailAction>
  </MailLayout>
)

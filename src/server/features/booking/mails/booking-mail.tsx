import type { ReactNode } from 'react'
import { frenchSpaces } from '@/domain/french-spaces'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailLink, MailText, MailTitle } from '@/server/platform/email/mail-parts'

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
      <MailText key={paragraph}>{withLinks(frenchSpaces(paragraph))}</MailText>
    ))}
    <MailAction href={href}>{action}</MailAction>
  </MailLayout>
)

/** The same with each address as a link; one stands between spaces. */
const withLinks = (text: string): ReactNode[] =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? <MailLink key={part} href={part} /> : part))

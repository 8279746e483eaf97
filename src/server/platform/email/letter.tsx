import type { ReactElement, ReactNode } from 'react'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { env } from '@/env'
import { MailLayout } from './mail-layout'
import { MailAction, MailGreeting, MailParagraphs, MailTitle } from './mail-parts'

type LetterProps = {
  title: string
  preview: string
  /** Words of a paragraph, or a part of the message that is drawn on its own. */
  paragraphs: Array<string | ReactElement>
  /** Who it greets; it greets nobody while this is left out. */
  firstName?: string | null
  /** Its one button. */
  action?: string
  href?: string
  footnote: ReactNode
  children?: ReactNode
}

/** A message: what happened, what comes next, and one button. */
export const Letter = ({ title, preview, paragraphs, firstName, action, href, footnote, children }: LetterProps) => (
  <MailLayout preview={frenchSpaces(preview)} siteUrl={env().SITE_URL} footnote={inFrench(footnote)}>
    <MailTitle>{frenchSpaces(title)}</MailTitle>
    {firstName !== undefined && <MailGreeting firstName={firstName} />}
    <MailParagraphs>{paragraphs}</MailParagraphs>
    {children}
    {action !== undefined && href !== undefined && <MailAction href={href}>{action}</MailAction>}
  </MailLayout>
)

const inFrench = (footnote: ReactNode): ReactNode => (typeof footnote === 'string' ? frenchSpaces(footnote) : footnote)

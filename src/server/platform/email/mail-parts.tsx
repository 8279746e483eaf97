import { Button, Heading, Link, Text } from '@react-email/components'
import { Fragment, type ReactElement, type ReactNode } from 'react'
import { frenchSpaces } from '@/domain/text/french-spaces'
import { COLORS, FONTS } from './mail-style'

export const MailTitle = ({ children }: { children: ReactNode }) => (
  <Heading
    as="h1"
    style={{ color: COLORS.ink, fontFamily: FONTS.title, fontSize: '28px', lineHeight: '32px', margin: '0 0 14px' }}
  >
    {children}
  </Heading>
)

export const MailText = ({ children }: { children: ReactNode }) => (
  <Text style={{ color: COLORS.soft, fontSize: '16px', lineHeight: '25px', margin: '0 0 14px' }}>{children}</Text>
)

/** The paragraphs of a message, each in words or drawn on its own. */
export const MailParagraphs = ({ children }: { children: Array<string | ReactElement> }) =>
  children.map((paragraph, index) =>
    typeof paragraph === 'string' ? (
      <MailText key={index}>{withLinks(frenchSpaces(paragraph))}</MailText>
    ) : (
      <Fragment key={index}>{paragraph}</Fragment>
    ),
  )

/** The same words with each address as a link; one stands between spaces. */
const withLinks = (text: string): ReactNode[] =>
  text.split(/(https?:\/\/\S+)/).map((part, index) => (index % 2 === 1 ? <MailLink key={part} href={part} /> : part))

/** The one action of a message, and its address in full for who cannot press it. */
export const MailAction = ({ href, children }: { href: string; children: string }) => (
  <>
    <Button
      href={href}
      style={{
        backgroundColor: COLORS.coral,
        borderRadius: '10px',
        color: COLORS.ink,
        display: 'inline-block',
        fontSize: '16px',
        fontWeight: 600,
        margin: '8px 0 18px',
        padding: '14px 24px',
      }}
    >
      {children}
    </Button>
    <Text style={{ color: COLORS.mute, fontSize: '13px', lineHeight: '20px', margin: 0, overflowWrap: 'anywhere' }}>
      Le bouton ne s’ouvre pas&nbsp;? Copie cette adresse&nbsp;: <MailLink href={href} />
    </Text>
  </>
)

/** An address in full, as a link. */
export const MailLink = ({ href }: { href: string }) => (
  <Link href={href} style={{ color: COLORS.blue, overflowWrap: 'anywhere', textDecoration: 'underline' }}>
    {href}
  </Link>
)

/** A link within the last lines, underlined: its color is theirs. */
export const FootnoteLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} style={{ color: COLORS.mute, textDecoration: 'underline' }}>
    {children}
  </Link>
)

/** `Bonjour Camille,` or `Bonjour,` */
export const MailGreeting = ({ firstName }: { firstName: string | null }) => (
  <MailText>{firstName ? `Bonjour ${firstName},` : 'Bonjour,'}</MailText>
)

/** What somebody wrote, lines kept. */
export const MailQuote = ({ children }: { children: string }) => (
  <Text
    style={{
      borderLeft: `3px solid ${COLORS.coral}`,
      color: COLORS.ink,
      fontSize: '16px',
      lineHeight: '25px',
      margin: '0 0 18px',
      paddingLeft: '14px',
      whiteSpace: 'pre-line',
      wordBreak: 'break-word',
    }}
  >
    {children}
  </Text>
)

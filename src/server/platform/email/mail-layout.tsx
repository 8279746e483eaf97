import { Body, Container, Head, Hr, Html, Link, Preview, Section, Text } from '@react-email/components'
import { use, type ReactNode } from 'react'
import { legalPath } from '@/domain/legal/legal-documents'
import { FootnoteLink } from './mail-parts'
import { MailSignature } from './mail-signature'
import { COLORS, FONTS } from './mail-style'

type MailLayoutProps = {
  preview: string
  siteUrl: string
  /** Why this message came, and how to stop it: the last lines. */
  footnote: ReactNode
  children: ReactNode
}

/** The page of every message: the wordmark on fir, a sheet of paper, a footer. */
export const MailLayout = ({ preview, siteUrl, footnote, children }: MailLayoutProps) => (
  <Html lang="fr">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light" />
    </Head>
    <Preview>{preview}</Preview>
    <Body style={{ backgroundColor: COLORS.snow, fontFamily: FONTS.text, margin: 0, padding: '24px 12px' }}>
      <Container style={{ maxWidth: '560px', margin: '0 auto' }}>
        <Section style={{ backgroundColor: COLORS.fir, borderRadius: '16px 16px 0 0', padding: '22px 32px' }}>
          <Link href={siteUrl} style={{ textDecoration: 'none' }}>
            <Text
              style={{
                color: COLORS.paper,
                fontFamily: FONTS.title,
                fontSize: '26px',
                fontWeight: 700,
                margin: 0,
                lineHeight: 1,
              }}
            >
              Lagop<span style={{ color: COLORS.coral }}>è</span>de
            </Text>
          </Link>
        </Section>
        <Section style={{ backgroundColor: COLORS.paper, borderRadius: '0 0 16px 16px', padding: '28px 32px 32px' }}>
          {children}
        </Section>
        <Section style={{ padding: '18px 32px' }}>
          <Text style={{ color: COLORS.mute, fontSize: '13px', lineHeight: '20px', margin: 0 }}>{footnote}</Text>
          <Hr style={{ borderColor: COLORS.line, margin: '14px 0' }} />
          <Text style={{ color: COLORS.mute, fontSize: '13px', lineHeight: '20px', margin: 0 }}>
            Lagopède, aventures guidées bas carbone, Annecy ·{' '}
            <FootnoteLink href={`${siteUrl}${legalPath('privacy')}`}>confidentialité</FootnoteLink>
          </Text>
          {use(MailSignature).map((line) => (
            <Text key={line} style={{ color: COLORS.mute, fontSize: '12px', lineHeight: '18px', margin: '6px 0 0' }}>
              {line}
            </Text>
          ))}
        </Section>
      </Container>
    </Body>
  </Html>
)

import { env } from '@/env'
import { defineMail, SAMPLE_READER } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { FootnoteLink, MailAction, MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { confirmationLink, unsubscribeHeaders, unsubscribeLink } from './newsletter-links'

declare module '@/server/platform/email/mail' {
  interface Mails {
    confirm_newsletter: { subscriberId: number }
  }
}

const confirmNewsletter = defineMail({
  limitedFor: 'everyone',
  read: async ({ subscriberId }: { subscriberId: number }, query) => {
    const { rows } = await query(`select email from newsletter_subscribers where id = $1 and status <> 'subscribed'`, [
      subscriberId,
    ])
    return (rows[0] as { email: string } | undefined) ?? null
  },
  write: ({ email }) => ({
    to: email,
    subject: 'Confirme ton inscription à la newsletter',
    content: (
      <ConfirmNewsletter siteUrl={env().SITE_URL} link={confirmationLink(email)} unsubscribe={unsubscribeLink(email)} />
    ),
    headers: unsubscribeHeaders(email),
  }),
  sample: () => ({ email: SAMPLE_READER.email }),
})

export const NEWSLETTER_MAILS = { confirm_newsletter: confirmNewsletter }

type ConfirmNewsletterProps = { siteUrl: string; link: string; unsubscribe: string }

export const ConfirmNewsletter = ({ siteUrl, link, unsubscribe }: ConfirmNewsletterProps) => (
  <MailLayout
    preview="Un clic, et les prochaines aventures arrivent chez toi."
    siteUrl={siteUrl}
    footnote={
      <>
        Sans confirmation, nous ne t’écrirons pas. <FootnoteLink href={unsubscribe}>Me désinscrire</FootnoteLink>
      </>
    }
  >
    <MailTitle>Plus qu’un clic</MailTitle>
    <MailText>
      Confirme ton adresse pour recevoir nos nouvelles aventures, les dates qui s’ouvrent et les récits de nos guides.
    </MailText>
    <MailAction href={link}>Confirmer mon inscription</MailAction>
  </MailLayout>
)

import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER } from '@/server/platform/email/mail'
import { FootnoteLink } from '@/server/platform/email/mail-parts'
import { confirmationLink, unsubscribeHeaders, unsubscribeLink } from './newsletter-links'

declare module '@/server/platform/email/mail' {
  interface Mails {
    confirm_newsletter: { subscriberId: number }
  }
}

const confirmNewsletter = defineWordedMail({
  text: 'confirm_newsletter',
  limitedFor: 'everyone',
  read: async ({ subscriberId }: { subscriberId: number }, query) => {
    const { rows } = await query<{ email: string }>(
      `select email from newsletter_subscribers where id = $1 and status <> 'subscribed'`,
      [subscriberId],
    )
    return rows[0] ?? null
  },
  write: ({ email }, say) => {
    const said = say({})
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          action="Confirmer mon inscription"
          href={confirmationLink(email)}
          footnote={
            <>
              Sans confirmation, nous ne t’écrirons pas.{' '}
              <FootnoteLink href={unsubscribeLink(email)}>Me désinscrire</FootnoteLink>
            </>
          }
        />
      ),
      headers: unsubscribeHeaders(email),
    }
  },
  sample: () => ({ email: SAMPLE_READER.email }),
})

export const NEWSLETTER_MAILS = { confirm_newsletter: confirmNewsletter }

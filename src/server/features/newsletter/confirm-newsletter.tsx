import { MailLayout } from '@/server/platform/email/mail-layout'
import { FootnoteLink, MailAction, MailText, MailTitle } from '@/server/platform/email/mail-parts'

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

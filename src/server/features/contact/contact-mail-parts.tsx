import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailAction, MailGreeting, MailQuote, MailText, MailTitle } from '@/server/platform/email/mail-parts'

type ContactMessageMailProps = { siteUrl: string; topic: string; expedition: string | null; link: string }

/** For the agency. What was written, and by whom, is in the panel alone, where it is erased in time. */
export const ContactMessageMail = ({ siteUrl, topic, expedition, link }: ContactMessageMailProps) => (
  <MailLayout preview={topic} siteUrl={siteUrl} footnote="Ce message est pour l’agence : le texte est dans le panneau.">
    <MailTitle>Quelqu’un nous écrit</MailTitle>
    <MailText>
      {`Sujet\u00a0: ${topic}.`}
      {expedition !== null && ` Il s’agit de «\u00a0${expedition}\u00a0».`}
    </MailText>
    <MailAction href={link}>Lire et répondre</MailAction>
  </MailLayout>
)

type ContactReplyMailProps = { siteUrl: string; name: string; author: string | null; reply: string; question: string }

/** The agency's answer, with what it answers below. */
export const ContactReplyMail = ({ siteUrl, name, author, reply, question }: ContactReplyMailProps) => (
  <MailLayout
    preview={reply.slice(0, 90)}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que tu nous as écrit depuis notre site. Pour continuer la conversation, réponds-y."
  >
    <MailGreeting firstName={name} />
    {reply.split('\n\n').map((paragraph, index) => (
      <MailText key={index}>
        {paragraph.split('\n').map((line, at) => (
          <span key={at}>
            {at > 0 && <br />}
            {line}
          </span>
        ))}
      </MailText>
    ))}
    <MailText>{author === null ? 'L’équipe' : `${author}, pour l’équipe`}</MailText>
    <MailText>{'Tu nous écrivais\u00a0:'}</MailText>
    <MailQuote>{question}</MailQuote>
  </MailLayout>
)

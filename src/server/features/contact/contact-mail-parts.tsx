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

type ContactReceiptMailProps = {
  siteUrl: string
  number: number
  topic: string
  expedition: string | null
  /** Null until somebody saves the settings. */
  phone: string | null
}

/**
 * For an address that nobody has proven: it holds no word of what was typed, neither text nor name, so that nobody writes to
 * a third person through us.
 */
export const ContactReceiptMail = ({ siteUrl, number, topic, expedition, phone }: ContactReceiptMailProps) => (
  <MailLayout
    preview={`Nous avons bien reçu ton message nº\u00a0${String(number)}`}
    siteUrl={siteUrl}
    footnote="Tu reçois ce message parce que cette adresse a été donnée dans notre formulaire de contact. Ce n’était pas toi ? Tu n’as rien à faire."
  >
    <MailTitle>Ton message est arrivé</MailTitle>
    <MailGreeting firstName={null} />
    <MailText>
      {`Nous avons bien reçu ton message nº\u00a0${String(number)}. Sujet\u00a0: ${topic}.`}
      {expedition !== null && ` Il s’agit de «\u00a0${expedition}\u00a0».`}
    </MailText>
    <MailText>
      Une personne de l’équipe le lit et te répond ici, sous un jour ouvré.
      {phone !== null && ` C’est pressé\u00a0? Appelle-nous au ${phone}.`}
    </MailText>
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

import { CONTACT_TOPICS, type ContactTopic } from '@/domain/contact/contact'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineMail, defineWordedMail, SAMPLE_READER, SAMPLE_TRIP, type MailQuery } from '@/server/platform/email/mail'
import { ContactMessageMail, ContactReplyMail } from './contact-mail-parts'

declare module '@/server/platform/email/mail' {
  interface Mails {
    contact_message: { contactMessageId: number }
    contact_receipt: { contactMessageId: number }
    contact_reply: { contactReplyId: number }
  }
}

type Facts = {
  number: number
  email: string
  topic: ContactTopic
  expedition: string | null
  phone: string | null
  /** Where one answers us; null leaves it to the sender's address. */
  answer_to: string | null
}
type ReplyFacts = Facts & { name: string; question: string; author: string | null; reply: string }

const FACTS = /* sql */ `m.id as number, m.email, m.topic::text, e.name as expedition,
    (select phone from site_settings limit 1) as phone,
    (select nullif(trim(legal_email), '') from site_settings limit 1) as answer_to`
const MESSAGE = /* sql */ `contact_messages m left join expeditions e on e.id = m.expedition_id`

/** Nothing once the message is gone, or set apart. */
const readMessage = async ({ contactMessageId }: { contactMessageId: number }, query: MailQuery) => {
  const { rows } = await query<Facts>(`select ${FACTS} from ${MESSAGE} where m.id = $1 and m.state <> 'spam'`, [
    contactMessageId,
  ])
  return rows[0] ?? null
}

const SAMPLE: Facts = {
  number: 12,
  email: SAMPLE_READER.email,
  topic: 'trip',
  expedition: SAMPLE_TRIP.expedition,
  phone: '04\u00a065\u00a071\u00a020\u00a018',
  answer_to: 'bonjour@lagopede.test',
}

const topicOf = (topic: ContactTopic): string => CONTACT_TOPICS.find(({ value }) => value === topic)?.label ?? ''

/** What makes one conversation of the mails about a message, and leads its answers to the agency. */
const headersOf = ({ number, answer_to }: Facts): Record<string, string> => {
  const thread = `<contact-${String(number)}@${new URL(env().SITE_URL).hostname}>`
  return { 'In-Reply-To': thread, References: thread, ...(answer_to !== null && { 'Reply-To': answer_to }) }
}

const contactMessage = defineMail({
  limitedFor: 'nobody',
  read: readMessage,
  write: ({ number, topic, expedition }) => {
    const { SITE_URL: siteUrl, MAIL_FROM } = env()
    return {
      to: MAIL_FROM,
      subject: `Message nº\u00a0${String(number)} : ${topicOf(topic)}`,
      content: (
        <ContactMessageMail
          {...{ siteUrl, expedition }}
          topic={topicOf(topic)}
          link={`${siteUrl}/admin/collections/contact-messages/${String(number)}`}
        />
      ),
    }
  },
  sample: () => SAMPLE,
})

/**
 * For an address that nobody has proven: it holds no word of what was typed, neither text nor name, so that nobody writes to
 * a third person through us.
 */
const contactReceipt = defineWordedMail({
  text: 'contact_receipt',
  limitedFor: 'everyone',
  read: readMessage,
  write: (facts, say) => {
    const said = say({
      numéro: `nº\u00a0${String(facts.number)}`,
      sujet: topicOf(facts.topic),
      aventure: facts.expedition === null ? '' : `Il s’agit de « ${facts.expedition} ».`,
      téléphone: facts.phone === null ? '' : `C’est pressé ? Appelle-nous au ${facts.phone}.`,
    })
    return {
      to: facts.email,
      subject: said.subject,
      headers: headersOf(facts),
      content: (
        <Letter
          {...said}
          firstName={null}
          footnote="Tu reçois ce message parce que cette adresse a été donnée dans notre formulaire de contact. Ce n’était pas toi ? Tu n’as rien à faire."
        />
      ),
    }
  },
  sample: () => SAMPLE,
})

const contactReply = defineMail({
  limitedFor: 'nobody',
  read: async ({ contactReplyId }: { contactReplyId: number }, query) => {
    const { rows } = await query<ReplyFacts>(
      `select ${FACTS}, m.name, m.body as question, r.body as reply, u.first_name as author
       from ${MESSAGE} join contact_replies r on r.message_id = m.id left join users u on u.id = r.author_id
       where r.id = $1`,
      [contactReplyId],
    )
    return rows[0] ?? null
  },
  write: (facts) => ({
    to: facts.email,
    subject: `Re\u00a0: ton message nº\u00a0${String(facts.number)}`,
    // A person wrote it.
    headers: { ...headersOf(facts), 'Auto-Submitted': 'no' },
    content: (
      <ContactReplyMail
        siteUrl={env().SITE_URL}
        name={facts.name}
        author={facts.author}
        reply={facts.reply}
        question={facts.question}
      />
    ),
  }),
  sample: (): ReplyFacts => ({
    ...SAMPLE,
    name: SAMPLE_READER.firstName,
    question: 'Peut-on partir avec un chien ?',
    author: 'Idriss',
    reply: 'Oui, en dehors du parc national.\n\nÀ bientôt !',
  }),
})

export const CONTACT_MAILS = {
  contact_message: contactMessage,
  contact_receipt: contactReceipt,
  contact_reply: contactReply,
}

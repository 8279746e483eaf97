import { withDe } from '@/domain/text/elision'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineMail, defineWordedMail, SAMPLE_READER, SAMPLE_TRIP, type MailQuery } from '@/server/platform/email/mail'
import { MailQuote } from '@/server/platform/email/mail-parts'

declare module '@/server/platform/email/mail' {
  interface Mails {
    new_question: ToldMessage
    new_reply: ToldMessage
  }
}

type ToldMessage = { userId: number; messageId: number }
type Facts = {
  email: string
  first_name: string | null
  author: string
  body: string
  question: string | null
  expedition: string
  slug: string
}

const STATEMENT = /* sql */ `
  select u.email, u.first_name, coalesce(a.first_name, 'Un voyageur') as author, m.body, q.body as question,
    h.name as expedition, h.slug
  from messages m
  join expedition_hits h on h.id = m.expedition_id
  join users a on a.id = m.author_id
  join users u on u.id = $1 and u.deleted_at is null
  left join messages q on q.id = m.parent_id
  where m.id = $2 and m.status = 'visible' and (m.parent_id is null or q.status = 'visible')`

const readMessage = async ({ userId, messageId }: ToldMessage, query: MailQuery): Promise<Facts | null> => {
  const { rows } = await query<Facts>(STATEMENT, [userId, messageId])
  return rows[0] ?? null
}

const messageHref = ({ slug }: Facts): string => `${env().SITE_URL}/expeditions/${slug}#questions`

const READER = { ...SAMPLE_TRIP, email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName }
const QUESTION = 'Y a-t-il de l’eau tous les jours ?'

/** A question to its guide; nothing when it was hidden. */
const newQuestion = defineMail({
  limitedFor: 'unproven',
  read: readMessage,
  write: (asked) => ({
    to: asked.email,
    subject: `Une question sur ${asked.expedition}`,
    content: (
      <Letter
        title="Une question t’attend"
        preview={previewOf(asked)}
        firstName={asked.first_name}
        paragraphs={[
          `${asked.author} demande, à propos ${withDe(asked.expedition)} :`,
          <MailQuote key="question">{asked.body}</MailQuote>,
        ]}
        action="Répondre"
        href={messageHref(asked)}
        footnote="Tu reçois ce message parce que tu guides cette aventure."
      />
    ),
  }),
  sample: (): Facts => ({ ...READER, author: 'Inès', body: QUESTION, question: null }),
})

/** An answer, sent to the person who asked the question; nothing when it was hidden. */
const newReply = defineWordedMail({
  text: 'new_reply',
  limitedFor: 'unproven',
  read: readMessage,
  write: (reply, say) => {
    const said = say({
      ...{
        auteur: reply.author,
        début: reply.body.slice(0, MOST_PREVIEWED),
        'de-l-aventure': withDe(reply.expedition),
      },
      question: [<MailQuote key="question">{reply.question ?? ''}</MailQuote>],
      réponse: [<MailQuote key="reply">{reply.body}</MailQuote>],
    })
    return {
      to: reply.email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={reply.first_name}
          action="Voir la réponse"
          href={messageHref(reply)}
          footnote="Tu reçois ce message parce que tu as posé une question sur cette aventure."
        />
      ),
    }
  },
  sample: (): Facts => ({ ...READER, author: 'Inès', body: 'Oui, chaque soir.', question: QUESTION }),
})

const MOST_PREVIEWED = 90
const previewOf = ({ author, body }: Facts): string => `${author} : ${body.slice(0, MOST_PREVIEWED)}`

export const MESSAGE_MAILS = { new_question: newQuestion, new_reply: newReply }

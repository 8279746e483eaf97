import { env } from '@/env'
import { defineMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { NewMessage } from './new-message'

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

/** A question to its guide or an answer to who asked; nothing when it was hidden. */
const messageMail = (sample: Pick<Facts, 'author' | 'body' | 'question'>) =>
  defineMail({
    limitedFor: 'unproven',
    read: async ({ userId, messageId }: ToldMessage, query) => {
      const { rows } = await query(STATEMENT, [userId, messageId])
      return (rows[0] as Facts | undefined) ?? null
    },
    write: ({ email, first_name, author, body, question, expedition, slug }) => {
      const siteUrl = env().SITE_URL
      return {
        to: email,
        subject: question === null ? `Une question sur ${expedition}` : `${author} t’a répondu`,
        content: (
          <NewMessage
            {...{ siteUrl, expedition, author, body, question }}
            firstName={first_name}
            link={`${siteUrl}/expeditions/${slug}#questions`}
          />
        ),
      }
    },
    sample: () => ({ ...SAMPLE_TRIP, ...sample, email: SAMPLE_READER.email, first_name: SAMPLE_READER.firstName }),
  })

const QUESTION = 'Y a-t-il de l’eau tous les jours ?'

export const MESSAGE_MAILS = {
  new_question: messageMail({ author: 'Inès', body: QUESTION, question: null }),
  new_reply: messageMail({ author: 'Inès', body: 'Oui, chaque soir.', question: QUESTION }),
}

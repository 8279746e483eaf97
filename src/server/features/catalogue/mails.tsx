import { contactPath } from '@/domain/contact/contact'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineMail, defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { MailQuote } from '@/server/platform/email/mail-parts'
import { GuideTextDecided } from './guides/guide-text-decided'
import { IS_PUBLIC_GUIDE } from './guides/public-guide'

declare module '@/server/platform/email/mail' {
  interface Mails {
    review_rejected: { reviewId: number }
    guide_text_decided: { guideProposalId: number }
  }
}

/** Where a guide proposes, in the panel. */
const OWN_GUIDE_PAGE = '/admin/ma-page'

type Reader = { email: string; first_name: string | null; expedition: string }

const SAMPLE = {
  email: SAMPLE_READER.email,
  first_name: SAMPLE_READER.firstName,
  expedition: SAMPLE_TRIP.expedition,
}

const REJECTED = /* sql */ `
  select u.email, u.first_name, e.name as expedition, r.moderation_reason as reason
  from reviews r
  join users u on u.id = r.user_id and u.deleted_at is null
  join expeditions e on e.id = r.expedition_id
  where r.id = $1 and r.status = 'rejected' and r.moderation_reason is not null`

/** Why a review does not appear, for its author; nothing when the decision changed meanwhile. */
const reviewRejected = defineWordedMail({
  text: 'review_rejected',
  limitedFor: 'nobody',
  read: async ({ reviewId }: { reviewId: number }, query) => {
    const { rows } = await query<Reader & { reason: string }>(REJECTED, [reviewId])
    return rows[0] ?? null
  },
  write: ({ email, first_name: firstName, expedition, reason }, say) => {
    const said = say({ nom: expedition, raison: [<MailQuote key="reason">{reason}</MailQuote>] })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={firstName}
          action="Nous écrire"
          href={`${env().SITE_URL}${contactPath()}`}
          footnote="Tu reçois ce message parce que tu as donné ton avis sur un voyage."
        />
      ),
    }
  },
  sample: () => ({ ...SAMPLE, reason: 'Il nomme une personne.' }),
})

type DecidedText = {
  email: string
  first_name: string | null
  is_approved: boolean
  word: string | null
  slug: string
  is_shown: boolean
}

const DECIDED = /* sql */ `
  select u.email, u.first_name, p.state = 'approved' as is_approved, p.word, g.slug, ${IS_PUBLIC_GUIDE} as is_shown
  from guide_proposals p
  join guides g on g.id = p.guide_id
  join users u on u.id = p.author_id and u.deleted_at is null
  where p.id = $1 and p.state in ('approved', 'refused')`

/** What became of the text of a guide, for its author; nothing once the account is gone. */
const guideTextDecided = defineMail({
  limitedFor: 'nobody',
  read: async ({ guideProposalId }: { guideProposalId: number }, query) => {
    const { rows } = await query<DecidedText>(DECIDED, [guideProposalId])
    return rows[0] ?? null
  },
  write: ({ email, first_name: firstName, is_approved: isApproved, word, slug, is_shown: isShown }) => {
    const siteUrl = env().SITE_URL
    return {
      to: email,
      subject: isApproved ? 'Ta page de guide est à jour' : 'Ta page de guide\u00a0: un texte à reprendre',
      content: (
        <GuideTextDecided
          {...{ siteUrl, firstName, isApproved, word }}
          link={siteUrl + (isApproved && isShown ? SITE_PATHS.guide(slug) : OWN_GUIDE_PAGE)}
        />
      ),
    }
  },
  sample: (): DecidedText => ({
    email: SAMPLE_READER.email,
    first_name: SAMPLE_READER.firstName,
    is_approved: false,
    word: 'Le diplôme de 2019 n’est pas encore dans nos dossiers\u00a0: peux-tu nous l’envoyer ?',
    slug: 'maelle-perrillat',
    is_shown: true,
  }),
})

export const CATALOGUE_MAILS = {
  review_rejected: reviewRejected,
  guide_text_decided: guideTextDecided,
}

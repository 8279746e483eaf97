import { announceNews } from '@/domain/catalogue/favourite-news'
import { formatCount } from '@/domain/text/plural'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineWordedMail, SAMPLE_READER, SAMPLE_TRIP } from '@/server/platform/email/mail'
import { FootnoteLink } from '@/server/platform/email/mail-parts'
import { alertsHeaders, alertsLink } from './news/alerts'
import { ExpeditionLines } from './news/expedition-lines'
import { listNewsToMail, type ExpeditionNews } from './news/list-news-to-mail'

declare module '@/server/platform/email/mail' {
  interface Mails {
    favourite_news: ToldNews
  }
}

type ToldNews = { userId: number; since: string | null; until: string }
type Facts = { userId: number; email: string; first_name: string | null; news: [ExpeditionNews, ...ExpeditionNews[]] }

/** One mail for all that happened to a user's favourites; nothing when none of it holds any more. */
const favouriteNews = defineWordedMail({
  text: 'favourite_news',
  limitedFor: 'unproven',
  read: async ({ userId, since, until }: ToldNews, query): Promise<Facts | null> => {
    const { rows } = await query<Pick<Facts, 'email' | 'first_name'>>(
      'select email, first_name from users where id = $1 and deleted_at is null',
      [userId],
    )
    const reader = rows[0]
    if (!reader) return null
    const [first, ...others] = await listNewsToMail({ userId, since, until, query })
    return first ? { ...reader, userId, news: [first, ...others] } : null
  },
  write: ({ userId, email, first_name: firstName, news }, say) => {
    const siteUrl = env().SITE_URL
    const said = say({
      annonce: news.length > 1 ? `Du nouveau pour ${formatCount(news.length, 'favori')}` : titleOf(news[0]),
      nouvelles: news.map((expedition) => <ExpeditionLines key={expedition.slug} siteUrl={siteUrl} {...expedition} />),
    })
    return {
      to: email,
      subject: said.subject,
      content: (
        <Letter
          {...said}
          firstName={firstName}
          action="Voir mes favoris"
          href={`${siteUrl}/mes-favoris`}
          footnote={
            <>
              Tu reçois ce message, une fois par jour au plus, parce que tu aimes ces aventures.{' '}
              <FootnoteLink href={alertsLink(userId)}>Ne plus recevoir ces alertes</FootnoteLink>
            </>
          }
        />
      ),
      headers: alertsHeaders(userId),
    }
  },
  sample: (): Facts => ({
    userId: 0,
    email: SAMPLE_READER.email,
    first_name: SAMPLE_READER.firstName,
    news: [
      {
        name: SAMPLE_TRIP.expedition,
        slug: SAMPLE_TRIP.slug,
        photo: null,
        departures: [
          { first_day: SAMPLE_TRIP.start, last_day: SAMPLE_TRIP.end, open_seats: 8, kinds: ['new_departure'] },
        ],
      },
    ],
  }),
})

/** New dates are said before a confirmation, and that before the last places. */
const titleOf = ({ name, departures }: ExpeditionNews): string => {
  const kind = (['new_departure', 'confirmed'] as const).find((one) =>
    departures.some(({ kinds }) => kinds.includes(one)),
  )
  return announceNews({ kind: kind ?? 'last_places', name })
}

export const INTEREST_MAILS = { favourite_news: favouriteNews }

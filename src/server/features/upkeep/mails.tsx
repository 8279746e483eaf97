import { env } from '@/env'
import { defineMail } from '@/server/platform/email/mail'
import { JobsInTroubleMail, readJobsInTrouble, SAMPLE_TROUBLE } from './jobs-desk/jobs-in-trouble-mail'
import { MorningNewsMail } from './morning-news-mail'
import { readMorningNews, type MorningNews } from './read-morning-news'

declare module '@/server/platform/email/mail' {
  interface Mails {
    morning_news: { day: string }
    jobs_in_trouble: object
  }
}

/** To the agency itself: what the site lacks, once a morning. */
const morningNews = defineMail({
  limitedFor: 'nobody',
  read: readMorningNews,
  write: (news) => {
    const { SITE_URL: siteUrl, MAIL_FROM } = env()
    return {
      to: news.to ?? MAIL_FROM,
      subject: 'Ce matin sur le site\u00a0: à compléter',
      content: <MorningNewsMail siteUrl={siteUrl} {...news} />,
      onSent: (query) =>
        query(
          `insert into morning_mails (day, told_until) values ($1::date, $2::timestamptz) on conflict (day) do nothing`,
          [news.day, news.until],
        ),
    }
  },
  sample: (): MorningNews => ({
    day: '2027-06-07',
    to: null,
    until: '2027-06-07 05:05:00+00',
    undescribed: [{ kind: 'pages', id: 12, title: 'Nos refuges' }],
    searches: [{ words: 'chien', times: 4 }],
    operators: [
      { name: 'Trainline', read_on: '2026-05-02' },
      { name: 'Omio', read_on: null },
    ],
    texts: [{ id: 7, name: 'Réservation enregistrée' }],
    dead: [{ kind: 'articles', id: 7, title: 'Préparer son sac', href: '/nos-anciens-refuges' }],
    missing: [
      { path: '/nos-refuges-2019', referrer: '/blog', times: 3 },
      { path: '/randonnees', referrer: 'https://annuaire.example/montagne', times: 12 },
    ],
  }),
})

/** To the agency itself: what the worker could not do. */
const jobsInTrouble = defineMail({
  limitedFor: 'nobody',
  read: readJobsInTrouble,
  write: (trouble) => ({
    to: trouble.to ?? env().MAIL_FROM,
    subject: 'Des tâches du site ont besoin de toi',
    content: <JobsInTroubleMail {...trouble} />,
  }),
  sample: () => SAMPLE_TROUBLE,
})

export const UPKEEP_MAILS = { morning_news: morningNews, jobs_in_trouble: jobsInTrouble }

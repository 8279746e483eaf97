import { Link } from '@react-email/components'
import type { GuideAbsence } from '@/contract/guide-absences'
import { formatDateRange } from '@/domain/days/french-dates'
import { env } from '@/env'
import { LED_ON_DAYS_OFF_TEXT } from '@/server/features/departures/planning/led-on-days-off'
import { Letter } from '@/server/platform/email/letter'
import { defineMail, SAMPLE_TRIP, type MailQuery } from '@/server/platform/email/mail'
import { MailLayout } from '@/server/platform/email/mail-layout'
import { MailText, MailTitle } from '@/server/platform/email/mail-parts'
import { COLORS } from '@/server/platform/email/mail-style'

type Facts = {
  guide: string
  email: string | null
  first_name: string | null
  start: string
  end: string
  departures: GuideAbsence['departures']
}

// The note stays out of mails: it may say what only the agency needs to know.
const STATEMENT = /* sql */ `
  select g.full_name as guide, u.email, u.first_name, to_char(a.first_day, 'YYYY-MM-DD') as start,
    to_char(a.last_day, 'YYYY-MM-DD') as "end",
    ${LED_ON_DAYS_OFF_TEXT} as departures
  from guide_absences a join guides g on g.id = a.guide_id left join users u on u.id = g.user_id and u.deleted_at is null
  where a.id = $1`

const read = async ({ absenceId }: { absenceId: number }, query: MailQuery): Promise<Facts | null> =>
  (await query<Facts>(STATEMENT, [absenceId])).rows[0] ?? null

/** To the agency: a guide is not available on days of departures that he or she leads. */
export const guideAwayMail = defineMail({
  limitedFor: 'nobody',
  read: async (told: { absenceId: number }, query) => {
    const facts = await read(told, query)
    return facts && facts.departures.length > 0 ? facts : null
  },
  write: ({ guide, departures, ...days }) => {
    const { SITE_URL: siteUrl, MAIL_FROM } = env()
    return {
      to: MAIL_FROM,
      subject: `${guide} n’est pas disponible pour ${departures.length === 1 ? 'un départ' : 'des départs'}`,
      content: (
        <MailLayout
          preview={`${guide} guide pourtant ${departures.map(({ name }) => name).join(', ')}.`}
          siteUrl={siteUrl}
          footnote="Ce message est pour l’agence. Rien ne change tout seul."
        >
          <MailTitle>Un guide n’est pas disponible</MailTitle>
          <MailText>
            {guide} n’est pas disponible {said(days)}, et guide pourtant ces jours-là{'\u00a0'}:
          </MailText>
          {departures.map(({ departure_id: id, name, ...led }) => (
            <MailText key={id}>
              <Link
                href={`${siteUrl}/admin/collections/departures/${String(id)}`}
                style={{ color: COLORS.blue, textDecoration: 'underline' }}
              >
                {name}
              </Link>
              , {saidOf(led)}
            </MailText>
          ))}
          <MailText>Ces départs restent à {guide} tant que tu ne les confies pas à quelqu’un d’autre.</MailText>
        </MailLayout>
      ),
    }
  },
  sample: () => SAMPLE,
})

/** To a guide: the agency entered days off for him or her. */
export const guideDaysOffMail = defineMail({
  limitedFor: 'nobody',
  read: async (told: { absenceId: number }, query) => {
    const facts = await read(told, query)
    return facts && facts.email !== null ? { ...facts, email: facts.email } : null
  },
  write: ({ email, first_name: firstName, departures, ...days }) => ({
    to: email,
    subject: `Tu n’es pas disponible ${said(days)}`,
    content: (
      <Letter
        firstName={firstName}
        title="L’agence a noté tes jours"
        preview={`Pas disponible ${said(days)}.`}
        paragraphs={[
          `Tu n’es pas disponible ${said(days)}\u00a0: aucun départ ne t’est confié ces jours-là sans qu’on te le demande.`,
          ...departures.map(
            ({ name, ...led }) => `Tu guides pourtant ${name}, ${saidOf(led)}\u00a0: ce départ reste le tien.`,
          ),
          'Ce n’est pas juste\u00a0? Retire ces jours dans ton espace guide, ou réponds à ce mail.',
        ]}
        action="Mon espace guide"
        href={`${env().SITE_URL}/my-expeditions`}
        footnote="Tu reçois ce message parce que tu guides des départs."
      />
    ),
  }),
  sample: () => ({ ...SAMPLE, email: 'antoine@lagopede.test' }),
})

const said = (days: { start: string; end: string }): string => formatDateRange(days).toLowerCase()

const saidOf = ({
  departure_start: start,
  departure_end: end,
}: Pick<Led, 'departure_start' | 'departure_end'>): string => said({ start, end })

type Led = Facts['departures'][number]

const SAMPLE: Facts = {
  guide: 'Antoine Rey',
  email: 'antoine@lagopede.test',
  first_name: 'Antoine',
  start: '2027-06-12',
  end: '2027-06-15',
  departures: [
    {
      departure_id: 118,
      name: SAMPLE_TRIP.expedition,
      departure_start: SAMPLE_TRIP.start,
      departure_end: SAMPLE_TRIP.end,
    },
  ],
}

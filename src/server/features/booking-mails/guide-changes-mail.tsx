import {
  describeAgendaChange,
  netAgendaChange,
  type NotedChange,
  type ToldChange,
} from '@/domain/departures/agenda-changes'
import { formatCount } from '@/domain/text/plural'
import { LEADING_GUIDE_TEXT } from '@/server/platform/db/shared-terms'
import { env } from '@/env'
import { Letter } from '@/server/platform/email/letter'
import { defineMail, SAMPLE_TRIP } from '@/server/platform/email/mail'

type Row = {
  email: string
  first_name: string | null
  lines: Array<{
    name: string
    is_canceled: boolean
    changes: NotedChange[]
    now: { start: string; end: string } | null
  }>
}

/** One line for each departure, be it deleted; who leads it now counts, not who did as it was written. */
const STATEMENT = /* sql */ `
  with changed as (
    select c.departure_id, min(c.title) as title, min(c.first_day) as first_day,
      json_agg(json_build_object('kind', c.kind, 'days',
        json_build_object('start', to_char(c.first_day, 'YYYY-MM-DD'), 'end', to_char(c.last_day, 'YYYY-MM-DD'))) order by c.id) as changes
    from guide_changes c where c.guide_id = $1 and c.id = any($2) group by 1
  )
  select u.email, u.first_name, json_agg(json_build_object('name', coalesce(e.name, c.title), 'changes', c.changes,
    'is_canceled', coalesce(d.status = 'canceled', false),
    'now', case when ${LEADING_GUIDE_TEXT} = g.id then
      json_build_object('start', to_char(d.first_day, 'YYYY-MM-DD'), 'end', to_char(d.last_day, 'YYYY-MM-DD')) end)
    order by coalesce(d.first_day, c.first_day), c.departure_id) as lines
  from guides g join users u on u.id = g.user_id and u.deleted_at is null
    cross join changed c left join departures d on d.id = c.departure_id left join expeditions e on e.id = d.expedition_id
  where g.id = $1 group by u.email, u.first_name`

type Told = { email: string; first_name: string | null; changes: Array<{ name: string; change: ToldChange }> }

/** Tells a guide which departures were given to them or taken off, and whose days changed: one mail, one line each. */
export const guideChangesMail = defineMail({
  limitedFor: 'nobody',
  read: async ({ guideId, changeIds }: { guideId: number; changeIds: number[] }, query): Promise<Told | null> => {
    const row = (await query<Row>(STATEMENT, [guideId, changeIds])).rows[0]
    // A cancellation has a mail of its own.
    const changes = (row?.lines ?? []).flatMap(({ name, is_canceled: isCanceled, ...line }) => {
      const change = isCanceled ? null : netAgendaChange(line)
      return change ? [{ name, change }] : []
    })
    return row && changes.length > 0 ? { email: row.email, first_name: row.first_name, changes } : null
  },
  write: ({ email, first_name: firstName, changes }) => ({
    to: email,
    subject: subjectOf(changes),
    content: (
      <Letter
        firstName={firstName}
        title="Tes départs changent"
        preview={changes.map(describeAgendaChange).join(' ')}
        paragraphs={[...changes.map(describeAgendaChange), 'Une question, un empêchement\u00a0? Réponds à ce mail.']}
        action="Mes départs"
        href={`${env().SITE_URL}/my-expeditions`}
        footnote="Tu reçois ce message parce que tu guides des départs."
      />
    ),
  }),
  sample: (): Told => {
    const { expedition: name, ...days } = SAMPLE_TRIP
    const from = { start: '2027-06-07', end: '2027-06-11' }
    return {
      ...{ email: 'antoine@lagopede.test', first_name: 'Antoine' },
      changes: [
        { name, change: { kind: 'moved', days: { start: days.start, end: days.end }, from } },
        { name: 'Tour du Vercors', change: { kind: 'given', days: { start: '2027-07-05', end: '2027-07-09' } } },
        { name: 'Tour du Queyras', change: { kind: 'taken', days: { start: '2027-08-02', end: '2027-08-06' } } },
      ],
    }
  },
})

const TITLES: Record<ToldChange['kind'], string> = {
  given: 'un départ t’est confié',
  taken: 'tu ne guides plus ce départ',
  moved: 'de nouvelles dates',
}

const subjectOf = (changes: Told['changes']): string => {
  const [first] = changes
  return first && changes.length === 1
    ? `${first.name}\u00a0: ${TITLES[first.change.kind]}`
    : formatCount(changes.length, 'de tes départs change', 'de tes départs changent')
}

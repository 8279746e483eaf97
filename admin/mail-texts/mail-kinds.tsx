import './mail-texts.css'
import { Link } from '@payloadcms/ui'
import type { Payload, PayloadRequest } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatShortDate } from '@/domain/days/french-dates'
import { INITIAL_TEXTS, MAIL_TEXT_GROUPS, type MailTextKind } from '@/domain/mail-texts/mail-texts'
import type { MailText } from '@/payload-types'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { StartText } from './start-text'

type MailKindsProps = { payload: Payload; user?: PayloadRequest['user'] }

/** The mails that the site sends to people: when each leaves, in which version, and where to change it. */
export const MailKinds = async ({ payload, user }: MailKindsProps) => {
  const { docs } = await payload.find({
    collection: 'mail-texts',
    sort: ['-effective_on', '-id'],
    pagination: false,
    depth: 0,
    select: { kind: true, version: true, effective_on: true, status: true },
  })
  const today = calendarDayInParis(new Date())
  const canWrite = user?.role === 'staff' || user?.role === 'admin'
  return (
    <section className="mail-kinds" aria-label="Les mails du site">
      {MAIL_TEXT_GROUPS.map(({ title, kinds }) => (
        <details key={title}>
          <summary>{title}</summary>
          <ul>
            {kinds.map((kind) => (
              <MailKindRow
                key={kind}
                kind={kind}
                versions={docs.filter((one) => one.kind === kind)}
                {...{ today, canWrite }}
              />
            ))}
          </ul>
        </details>
      ))}
    </section>
  )
}

type Version = Pick<MailText, 'id' | 'version' | 'effective_on' | 'status'>
type MailKindRowProps = { kind: MailTextKind; versions: Version[]; today: string; canWrite: boolean }

const MailKindRow = ({ kind, versions, today, canWrite }: MailKindRowProps) => {
  const { name, when } = INITIAL_TEXTS[kind]
  const published = versions.filter(({ status }) => status === 'published')
  const inForce = published.find((version) => dayOf(version) <= today)
  const others = [
    ...published.filter((version) => dayOf(version) > today),
    ...versions.filter(({ status }) => status === 'draft'),
  ]
  return (
    <li>
      <b>{name}</b>
      <p>{when}</p>
      <p>
        {inForce ? (
          <>
            <VersionLink version={inForce} /> depuis le {formatShortDate(dayOf(inForce))}
          </>
        ) : (
          'Texte d’origine (version 1)'
        )}
        {others.map((version) => (
          <span key={version.id}>
            {' · '}
            <VersionLink version={version} />{' '}
            {version.status === 'draft' ? 'en brouillon' : `le ${formatShortDate(dayOf(version))}`}
          </span>
        ))}
      </p>
      {canWrite && <StartText kind={kind} name={name} from={inForce?.id ?? null} />}
    </li>
  )
}

const dayOf = ({ effective_on: day }: Version): string => calendarDayInParis(new Date(day))

const VersionLink = ({ version: { id, version } }: { version: Version }) => (
  <Link href={PANEL_PATHS.document('mail-texts', id)}>Version {version}</Link>
)

import { Link } from '@payloadcms/ui'
import { formatNumber } from '@/domain/text/price'
import { WINDOW_DAYS } from './departures-window'
import { GUIDES_TO_READ, OPEN_MESSAGES, type CountersData } from './load-counters'
import { PANEL_PATHS } from './panel-paths'

const NBSP = '\u00a0'

/** Eight figures; those that wait for someone lead to their list. */
export const Counters = ({
  departures,
  seatsSold,
  capacity,
  reviewsToRead,
  reports,
  callRequests,
  contactMessages,
  guideTexts,
  questions,
  questionIds,
}: CountersData) => (
  <ul className="counters" aria-label="En bref">
    <Counter
      figure={departures}
      label={departures < 2 ? 'départ à venir' : 'départs à venir'}
      detail={`dans les ${String(WINDOW_DAYS)}${NBSP}jours`}
    />
    <Counter
      figure={seatsSold}
      label={seatsSold < 2 ? 'place vendue' : 'places vendues'}
      detail={`sur ${formatNumber(capacity)}`}
    />
    <Counter
      figure={reviewsToRead}
      label="avis à relire"
      href={PANEL_PATHS.list('reviews', { status: { equals: 'pending' } })}
    />
    <Counter
      figure={reports}
      label={reports < 2 ? 'signalement à traiter' : 'signalements à traiter'}
      href={PANEL_PATHS.list('message-reports', { status: { equals: 'open' } })}
    />
    <Counter
      figure={callRequests}
      label={callRequests < 2 ? 'rappel à passer' : 'rappels à passer'}
      href={PANEL_PATHS.list('call-requests', { status: { equals: 'open' } })}
    />
    <Counter
      figure={contactMessages}
      label={contactMessages < 2 ? 'message de contact' : 'messages de contact'}
      href={PANEL_PATHS.list('contact-messages', OPEN_MESSAGES)}
    />
    <Counter
      figure={guideTexts}
      label={guideTexts < 2 ? 'page de guide à relire' : 'pages de guides à relire'}
      href={PANEL_PATHS.list('guides', GUIDES_TO_READ)}
    />
    <Counter
      figure={questions}
      label={questions < 2 ? 'question sans réponse' : 'questions sans réponse'}
      href={PANEL_PATHS.list('messages', { id: { in: questionIds.join(',') } })}
    />
  </ul>
)

type CounterProps = { figure: number; label: string; detail?: string; href?: string }

const Counter = ({ figure, label, detail, href }: CounterProps) => (
  <li className="counters__one">
    <span className="counters__figure">{formatNumber(figure)}</span>
    {href && figure > 0 ? <Link href={href}>{label}</Link> : <span>{label}</span>}
    {detail && <span className="counters__detail">{detail}</span>}
  </li>
)

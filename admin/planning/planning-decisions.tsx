import { Link } from '@payloadcms/ui'
import { listDeparturesToDecide, type DepartureToDecide } from '@/contract/desk'
import { daysBetween } from '@/domain/days/days'
import { formatDayMonth } from '@/domain/days/french-dates'
import { formatCount } from '@/domain/text/plural'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { DESK_LINKS } from '../desk/desk-links'
import { formatCents } from '../desk/format-cents'

const NOTHING_ASKED = {}

/** The departures below their minimum, by the day on which the law wants them decided, whatever the period that is shown. */
export const PlanningDecisions = ({ today }: { today: string }) => {
  const { answer, error } = usePanel(listDeparturesToDecide, NOTHING_ASKED)
  return (
    <section className="planning__card" aria-labelledby="plan-decisions">
      <h2 id="plan-decisions">À décider</h2>
      {error !== null && <p role="alert">{error}</p>}
      {answer && (
        <p className="planning__soft">
          {answer.departures.length === 0
            ? 'Rien\u00a0: aucun départ proche n’attend d’inscrits.'
            : 'Par date limite légale.'}
        </p>
      )}
      <ul className="plan-todo">
        {answer?.departures.map((departure) => (
          <Decision key={departure.id} departure={departure} today={today} />
        ))}
      </ul>
    </section>
  )
}

const Decision = ({ departure, today }: { departure: DepartureToDecide; today: string }) => {
  const { id, name, departure_start: start, decision_on: day, min_participants: minimum, firm_count: firm } = departure
  const desk = PANEL_PATHS.document('departures', id)
  return (
    <li>
      <p>
        <b>{dayText({ day, today })}</b>
      </p>
      <p>
        <Link href={desk}>{`${name}, ${formatDayMonth(start)}`}</Link>
        {`\u00a0: ${formatCount(firm, 'inscrit')} sur ${String(minimum)}. ${marginText(departure)}`}
      </p>
      <p className="plan-todo__fix">
        {day >= today && (
          <>
            <Link className="planning__quiet" href={`${desk}#${DESK_LINKS.confirm}`}>
              {`Confirmer à ${String(firm)}`}
            </Link>
            {firm > 0 && (
              <Link className="planning__quiet" href={`${desk}#${DESK_LINKS.change}`}>
                Proposer une autre date
              </Link>
            )}
            <Link className="planning__quiet" href={`${desk}#${DESK_LINKS.cancel}`}>
              Annuler
            </Link>
          </>
        )}
        {day < today && (
          <Link className="planning__quiet" href={desk}>
            Ouvrir
          </Link>
        )}
      </p>
    </li>
  )
}

const dayText = ({ day, today }: { day: string; today: string }): string => {
  const left = daysBetween({ from: today, to: day })
  if (left < 0) return `Il fallait décider le ${formatDayMonth(day)} au plus tard`
  return `${formatDayMonth(day)}, ${left === 0 ? 'aujourd’hui' : `dans ${formatCount(left, 'jour')}`}`
}

const marginText = ({ margins }: DepartureToDecide): string =>
  margins.length === 0
    ? 'Coûts à écrire dans l’aventure.'
    : `Résultat ${margins.map(({ travelers, margin_cents: cents }) => `à ${String(travelers)}\u00a0: ${formatCents(cents)}`).join(', ')}.`

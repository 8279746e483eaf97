import { Link } from '@payloadcms/ui'
import { formatDateRange } from '@/domain/days/french-dates'
import { formatNumber } from '@/domain/text/price'
import type { Departure } from '@/payload-types'
import { FillBar } from '../components/fill-bar'
import { PLANNING_PATHS } from '../planning/planning-paths'
import { WINDOW_DAYS } from './departures-window'
import type { DepartureToCome } from './load-departures-to-come'
import { PANEL_PATHS } from './panel-paths'

type DeparturesToComeProps = { departures: DepartureToCome[]; total: number; isGuide: boolean }

/** The next departures with their fill; each leads to its form. */
export const DeparturesToCome = ({ departures, total, isGuide }: DeparturesToComeProps) => (
  <section aria-labelledby="departures-title">
    <div className="agency__head">
      <h2 id="departures-title" className="agency__subtitle">
        {isGuide ? 'Tes prochains départs' : `Départs des ${String(WINDOW_DAYS)}\u00a0prochains jours`}
      </h2>
      {!isGuide && (
        <Link href={PLANNING_PATHS.planning} className="agency__quiet">
          Agenda des départs
        </Link>
      )}
      <Link href={PANEL_PATHS.list('departures')} className="agency__quiet">
        {total > departures.length ? `Voir les ${formatNumber(total)}\u00a0départs` : 'Tous les départs'}
      </Link>
    </div>
    {departures.length === 0 ? (
      <p className="agency__empty">
        {isGuide
          ? 'Aucun départ à venir pour toi. L’agence t’inscrit sur un départ en te choisissant comme guide.'
          : 'Aucun départ dans cette période. Ouvre une aventure pour lui ajouter des dates.'}
      </p>
    ) : (
      <table className="departures-to-come__table">
        <thead>
          <tr>
            <th scope="col">Aventure</th>
            <th scope="col">Dates</th>
            <th scope="col">Remplissage</th>
            {!isGuide && <th scope="col">Guide</th>}
            <th scope="col">État</th>
          </tr>
        </thead>
        <tbody>
          {departures.map((departure) => (
            <DepartureRow key={departure.id} departure={departure} isGuide={isGuide} />
          ))}
        </tbody>
      </table>
    )}
  </section>
)

const DepartureRow = ({ departure, isGuide }: { departure: DepartureToCome; isGuide: boolean }) => {
  const { id, name, start, end, taken, capacity, guide, status } = departure
  return (
    <tr>
      <th scope="row">
        <Link href={PANEL_PATHS.document('departures', id)}>{name}</Link>
      </th>
      <td>{formatDateRange({ start, end })}</td>
      <td>
        <FillBar taken={taken} capacity={capacity} />
      </td>
      {!isGuide && <td>{guide ?? 'À choisir'}</td>}
      <td>
        <span className={`departure-status departure-status--${status}`}>{DEPARTURE_STATUS[status]}</span>
      </td>
    </tr>
  )
}

const DEPARTURE_STATUS: Record<Departure['status'], string> = {
  open: 'Ouvert',
  confirmed: 'Confirmé',
  canceled: 'Annulé',
}

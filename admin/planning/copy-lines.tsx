import { Link } from '@payloadcms/ui'
import type { CopyLine } from '@/contract/planning'
import { describeGuideConflict } from '@/domain/departures/guide-conflicts'
import { formatDateRange, formatShortDate } from '@/domain/days/french-dates'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { lineKey } from './chosen-lines'

type CopyLinesProps = {
  lines: readonly CopyLine[]
  restDays: number
  chosen: ReadonlySet<string>
  onTick: (line: CopyLine, isTicked: boolean) => void
}

/** Every departure that would be made, with its dates, its decision and what stands in the way; each can be left out. */
export const CopyLines = ({ lines, restDays, chosen, onTick }: CopyLinesProps) => (
  <table className="planning__table">
    <thead>
      <tr>
        <th scope="col">Créer</th>
        <th scope="col">Départ</th>
        <th scope="col">Dates</th>
        <th scope="col">Décision</th>
        <th scope="col">Guide</th>
      </tr>
    </thead>
    <tbody>
      {lines.map((line) => (
        <tr key={lineKey(line)}>
          <td>
            <input
              type="checkbox"
              aria-label={`Créer ${line.title}`}
              checked={chosen.has(lineKey(line))}
              disabled={line.is_past}
              onChange={({ target }) => {
                onTick(line, target.checked)
              }}
            />
          </td>
          <th scope="row">{line.title}</th>
          <td>
            {formatDateRange({ start: line.departure_start, end: line.departure_end })}
            {line.is_past && <span className="planning__bad">Déjà passé</span>}
            {line.is_twin && <span className="planning__bad">L’aventure part déjà ce jour-là</span>}
          </td>
          <td data-label="Décision le">{formatShortDate(line.decision_on)}</td>
          <td>
            {line.guide ?? 'Sans guide'}
            {line.conflicts.map((conflict) => (
              <span key={`${conflict.title} ${conflict.start}`} className="planning__bad">
                {describeGuideConflict({ guide: line.guide ?? '', conflict, restDays })}{' '}
                {conflict.id === null && 'C’est une autre ligne.'}
                {conflict.id !== null && conflict.kind !== 'away' && (
                  <Link href={PANEL_PATHS.document('departures', conflict.id)}>Ouvrir</Link>
                )}
              </span>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

import { Check } from 'lucide'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatShortDate } from '@/domain/days/french-dates'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { Ring } from '@/storefront/ui/ring'
import { buildChecklist } from '../rules/checklist'
import { checklistTitle } from '../rules/checklist-title'

type ChecklistBoxProps = { reservation: ReservationDetail; onComplete: (position: number) => void }

/** What is left to prepare, with one way to do it. */
export const ChecklistBox = ({ reservation, onComplete }: ChecklistBoxProps) => {
  const items = buildChecklist(reservation)
  const left = items.filter(({ isDone }) => !isDone)
  const { dashboard_completness: percent, guide, can_cancel: isOpen, departure_date } = reservation
  const who = guide?.full_name.split(' ')[0] ?? 'Ton guide'
  return (
    <section className="box" aria-labelledby="preparation">
      <div className="row wrapx beside-ring">
        <Ring percent={percent} label={`Profils complets à ${String(percent)}\u00a0%`} />
        <div className="beside-ring__text">
          <h2 id="preparation" className="todo-title">
            {checklistTitle(left.length)}
          </h2>
          <p className="soft todo-lead">
            {left.length === 0
              ? `${who} sait tout ce qu’il faut pour préparer les repas et le matériel.`
              : `${who} a besoin de ces informations avant le ${formatShortDate(departure_date)} pour préparer les repas et le matériel.`}
          </p>
        </div>
      </div>
      <ul className="todo">
        {items.map(({ key, title, isDone, detail, position }) => (
          <li key={key} className={isDone ? 'is-done' : ''}>
            <span className="todo__mark">
              <Icon of={Check} />
            </span>
            <p>
              <b>
                {title}
                <span className="sr-only">{isDone ? '\u00a0: fait' : '\u00a0: à faire'}</span>
              </b>
              <small>{detail}</small>
            </p>
            {isOpen && position !== null && (
              <Button
                look={key === left[0]?.key ? 'go' : 'line'}
                size="sm"
                aria-label={`Compléter\u00a0: ${title}`}
                onClick={() => onComplete(position)}
              >
                Compléter
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

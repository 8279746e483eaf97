'use client'

import { useState } from 'react'
import { MOST_PERCENT, MOST_REDUCED } from '@/contract/reductions'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { foldText } from '@/domain/text/fold-text'
import { formatCount } from '@/domain/text/plural'
import { DeskField } from '../desk/desk-field'
import { ReductionPreview } from './reduction-preview'

type Listed = { id: number; title: string }
type ReductionsPageProps = { departures: Listed[]; chosenAtFirst: number[] }

const WEEK = 7

/** Which departures, by how much and until when; then what each would cost, and what stands in the way. */
export const ReductionsPage = ({ departures, chosenAtFirst }: ReductionsPageProps) => {
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(
    () => new Set(departures.flatMap(({ id }) => (chosenAtFirst.includes(id) ? [id] : []))),
  )
  const [percent, setPercent] = useState('10')
  const [until, setUntil] = useState(() => addDays(calendarDayInParis(new Date()), WEEK))
  const shown = departures.filter(({ title }) => foldText(title).includes(foldText(words)))
  const toggle = (id: number, isTicked: boolean) => {
    const next = new Set(chosen)
    if (isTicked) next.add(id)
    else next.delete(id)
    setChosen(next)
  }
  const isWhole = /^[1-9]\d?$/.test(percent) && Number(percent) <= MOST_PERCENT && until !== ''
  return (
    <section className="planning__copy" aria-label="La baisse">
      <div className="planning__fields">
        <DeskField
          label="Baisse, en %"
          type="number"
          min={1}
          max={MOST_PERCENT}
          value={percent}
          onChange={setPercent}
        />
        <DeskField label="Annoncée jusqu’au" type="date" value={until} onChange={setUntil} hint="Ce jour compris." />
        <DeskField label="Chercher un départ" type="search" value={words} onChange={setWords} />
      </div>
      <ul className="planning__choices" aria-label="Départs à venir">
        {shown.map(({ id, title }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(id)}
                disabled={!chosen.has(id) && chosen.size >= MOST_REDUCED}
                onChange={({ target }) => toggle(id, target.checked)}
              />
              {title}
            </label>
          </li>
        ))}
      </ul>
      <p role="status">
        {chosen.size === 0 ? 'Coche des départs.' : formatCount(chosen.size, 'départ coché', 'départs cochés')}
        {chosen.size >= MOST_REDUCED && ', le plus d’une fois'}
      </p>
      {chosen.size > 0 && isWhole && (
        <ReductionPreview query={{ ids: [...chosen].join(','), percent: Number(percent), until }} />
      )}
    </section>
  )
}

import { useId } from 'react'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { useHours } from '../api/use-hours'
import { withBound } from '../rules/with-bound'
import { describeWeight } from '../rules/filter-wording'
import type { FilterControlProps } from './filter-control-props'
import { HoursControl } from './hours-control'

const KILOS = [25, 50, 100]

/** How far by train, and how heavy at most, from the town that is named. */
export const TrainControl = ({ query, facets, from, onChange }: FilterControlProps) => (
  <div className="stack">
    <HoursControl
      label={`Temps de trajet depuis ${from.name}`}
      value={query.train_max}
      hours={useHours({ query, hours: facets.hours })}
      onChange={(most) => onChange(withBound(query, 'train_max', most))}
    />
    <Choice
      legend="Trajet et séjour, par personne"
      all="Tous les poids"
      values={KILOS}
      chosen={query.kg_max}
      describe={describeWeight}
      onChoose={(kg) => onChange(withBound(query, 'kg_max', kg))}
    />
    <p className="hint">
      De porte à porte, correspondances comprises. Les heures que personne n’a relevées sont estimées par la distance.
    </p>
  </div>
)

type ChoiceProps = {
  legend: string
  all: string
  values: number[]
  chosen: number | undefined
  describe: (value: number) => string
  onChoose: (value: number | undefined) => void
}

const Choice = ({ legend, all, values, chosen, describe, onChoose }: ChoiceProps) => {
  const name = useId()
  const shown = chosen === undefined || values.includes(chosen) ? values : [...values, chosen].toSorted((a, b) => a - b)
  return (
    <fieldset>
      <legend className="small soft train-choice">{legend}</legend>
      <CheckboxRow radio name={name} checked={chosen === undefined} onChange={() => onChoose(undefined)}>
        {all}
      </CheckboxRow>
      {shown.map((value) => (
        <CheckboxRow key={value} radio name={name} checked={chosen === value} onChange={() => onChoose(value)}>
          {describe(value)}
        </CheckboxRow>
      ))}
    </fieldset>
  )
}

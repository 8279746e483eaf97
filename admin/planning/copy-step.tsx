import type { CopyUnit } from '@/domain/departures/departure-copies'
import { DeskChoice } from '../desk/desk-choice'
import { DeskField } from '../desk/desk-field'

/** How copies follow their model: once so much later, or again and again until a day. */
export type Step = { mode: 'repeat' | 'shift'; unit: CopyUnit; every: string; until: string }

/** Whether enough is typed to show what comes of it. */
export const isWhole = ({ mode, every, until }: Step): boolean =>
  /^[1-9]\d{0,2}$/.test(every) && Number(every) <= 750 && (mode === 'shift' || until !== '')

/** The fields that say it. */
export const CopyStep = ({ step, onChange }: { step: Step; onChange: (step: Step) => void }) => (
  <>
    <div className="planning__fields">
      <DeskChoice label="Faire" value={step.mode} options={MODES} onChange={(mode) => onChange({ ...step, mode })} />
      <DeskField
        label={step.mode === 'repeat' ? 'Tous les' : 'Plus tard de'}
        type="number"
        min={1}
        max={750}
        value={step.every}
        onChange={(every) => onChange({ ...step, every })}
      />
      <DeskChoice label="Unité" value={step.unit} options={UNITS} onChange={(unit) => onChange({ ...step, unit })} />
      {step.mode === 'repeat' && (
        <DeskField
          label="Jusqu’au"
          type="date"
          value={step.until}
          onChange={(until) => onChange({ ...step, until })}
          hint="Ce jour compris."
        />
      )}
    </div>
    {step.mode === 'shift' && step.unit === 'weeks' && step.every === '52' && (
      <p className="planning__soft">52 semaines{'\u00a0'}: un an plus tard, le même jour de la semaine.</p>
    )}
  </>
)

const MODES = [
  { value: 'repeat', label: 'Répéter' },
  { value: 'shift', label: 'Copier une fois, plus tard' },
] as const

const UNITS = [
  { value: 'weeks', label: 'semaines' },
  { value: 'days', label: 'jours' },
] as const

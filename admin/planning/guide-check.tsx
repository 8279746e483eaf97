'use client'

import './guide-check.css'
import { Link, useDocumentInfo, useField, useFormFields } from '@payloadcms/ui'
import { useId } from 'react'
import type { CallParts } from '@/contract/define-route'
import { listGuidesOnDays, type GuidesOnDays } from '@/contract/planning'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { describeGuideConflict, MAX_REASON } from '@/domain/departures/guide-conflicts'
import { formatShortDate } from '@/domain/days/french-dates'
import { relationId } from '@/domain/text/relation-id'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'

/** Under the guide of a departure: whether he or she is free, what stands in the way, and why it may be so all the same. */
export const GuideCheck = () => {
  const { id } = useDocumentInfo()
  const start = useDay('departure_start')
  const end = useDay('departure_end')
  const expedition = relationId(useFormFields(([fields]) => fields['expedition']?.value))
  const isCanceled = useFormFields(([fields]) => fields['status']?.value) === 'canceled'
  if (start === null || expedition === null || isCanceled) return null
  return (
    <GuideOnDays
      query={{
        departure_start: start,
        expedition_id: expedition,
        ...(end !== null && { departure_end: end }),
        ...(id !== undefined && { departure_id: Number(id) }),
      }}
    />
  )
}

const GuideOnDays = ({ query }: CallParts<typeof listGuidesOnDays>) => {
  const own = relationId(useFormFields(([fields]) => fields['guide']?.value))
  const { answer } = usePanel(listGuidesOnDays, { query })
  const guideId = own ?? answer?.trip_guide_id ?? null
  const guide = answer?.guides.find((one) => one.id === guideId)
  if (!answer || !guide) return null
  return (
    <div className="guide-check field-type">
      {guide.conflicts.length === 0 ? (
        <p className="guide-check__free">{guide.full_name} est libre à ces dates.</p>
      ) : (
        <Conflicts guide={guide} restDays={answer.rest_days} overrides={answer.overrides} />
      )}
    </div>
  )
}

type ConflictsProps = {
  guide: GuidesOnDays['guides'][number]
  restDays: number
  overrides: GuidesOnDays['overrides']
}

const Conflicts = ({ guide, restDays, overrides }: ConflictsProps) => {
  const { value, setValue } = useField<string | undefined>({ path: 'guide_reason' })
  const field = useId()
  return (
    <>
      <ul className="guide-check__conflicts" aria-label="Conflits du guide">
        {guide.conflicts.map((conflict) => {
          const isAway = conflict.kind === 'away'
          const kept = overrides.find(
            (one) => one.guide_id === guide.id && (isAway ? one.absence_id : one.other_id) === conflict.id,
          )
          return (
            <li key={`${conflict.kind} ${String(conflict.id)}`}>
              {describeGuideConflict({ guide: guide.full_name, conflict, restDays })}{' '}
              {!isAway && <Link href={PANEL_PATHS.document('departures', conflict.id)}>Ouvrir ce départ</Link>}
              {kept && (
                <p className="guide-check__reason">
                  Accepté le {formatShortDate(calendarDayInParis(new Date(kept.given_at)))}
                  {kept.author !== null && ` par ${kept.author}`}
                  {'\u00a0'}: {kept.reason}
                </p>
              )}
            </li>
          )
        })}
      </ul>
      <label htmlFor={field}>Pourquoi c’est possible</label>
      <input
        id={field}
        type="text"
        maxLength={MAX_REASON}
        value={value ?? ''}
        aria-describedby={`${field}-hint`}
        onChange={({ target }) => {
          setValue(target.value)
        }}
      />
      <p id={`${field}-hint`} className="guide-check__hint">
        Demandé quand le guide ou les dates changent. Le motif est gardé, avec ton nom.
      </p>
    </>
  )
}

/** The day of a field of the form, in Paris; null while it is being typed. */
const useDay = (path: string): string | null => {
  const value = useFormFields(([fields]) => fields[path]?.value)
  if (!(value instanceof Date) && typeof value !== 'string') return null
  const instant = new Date(value)
  return Number.isNaN(instant.getTime()) ? null : calendarDayInParis(instant)
}

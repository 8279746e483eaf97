'use client'

import { Button, Link, toast } from '@payloadcms/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { giveGuide, type PlannedDeparture, type Planning } from '@/contract/planning'
import { describeGuideConflict, MAX_REASON, type GuideConflict } from '@/domain/departures/guide-conflicts'
import { formatDateRange } from '@/domain/days/french-dates'
import { callPanel } from '../calls/call-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { DeskChoice } from '../desk/desk-choice'
import { DeskField } from '../desk/desk-field'
import { conflictsWith } from './plan-conflicts'

type GiveGuideFormProps = {
  planning: Planning
  departures: readonly PlannedDeparture[]
  /** What was dropped or chosen elsewhere on the page; its guide may still be to choose. */
  given: { departure: PlannedDeparture; guideId: number | null } | null
  onDone: () => void
}

/** Gives a departure to another guide; says first whether he or she is free, and asks why when not. */
export const GiveGuideForm = ({ planning, departures, given, onDone }: GiveGuideFormProps) => {
  const [departureId, setDepartureId] = useState(firstOf(given?.departure.id))
  const [guideId, setGuideId] = useState(firstOf(given?.guideId))
  const [reason, setReason] = useState('')
  const [isPending, setIsPending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const title = useId()
  const card = useRef<HTMLElement>(null)

  // What was chosen above is finished here.
  useEffect(() => {
    if (!given) return
    card.current?.scrollIntoView({ block: 'nearest' })
    card.current?.querySelector<HTMLElement>(given.guideId === null ? 'select:last-of-type' : 'button')?.focus()
  }, [given])

  const departure = departures.find(({ id }) => String(id) === departureId)
  const guide = planning.guides.find(({ id }) => String(id) === guideId)
  const conflicts = departure && guide ? conflictsWith({ planning, departure, guideId: guide.id }) : []
  const isReady = departure !== undefined && guide !== undefined && departure.guide_id !== guide.id

  const send = async (): Promise<void> => {
    if (!isReady || isPending) return
    if (conflicts.length > 0 && reason.trim() === '') {
      setRefusal('Écris pourquoi c’est possible, ou choisis un autre guide.')
      return
    }
    setIsPending(true)
    setRefusal(null)
    try {
      await callPanel(giveGuide, { params: { id: departure.id }, body: { guide_id: guide.id, reason } })
      toast.success(`${departure.name} est à ${guide.full_name}.`)
      onDone()
    } catch (thrown) {
      setRefusal(thrown instanceof Error ? thrown.message : String(thrown))
      setIsPending(false)
    }
  }

  return (
    <section ref={card} className="planning__card" aria-labelledby={title}>
      <h2 id={title}>Changer un guide</h2>
      <p className="planning__soft planning__wide">
        Fais glisser un départ sur un autre guide, appuie sur G sur un départ, ou choisis ici.
      </p>
      <DeskChoice
        label="Départ"
        value={departureId}
        options={[
          { value: '', label: 'Choisir' },
          ...departures.map(({ id, name, departure_start: start, departure_end: end }) => ({
            value: String(id),
            label: `${name}, ${formatDateRange({ start, end }).toLowerCase()}`,
          })),
        ]}
        onChange={(value) => {
          setDepartureId(value)
          setRefusal(null)
        }}
      />
      <DeskChoice
        label="Nouveau guide"
        value={guideId}
        options={[
          { value: '', label: 'Choisir' },
          ...planning.guides
            .filter(({ id }) => id !== departure?.guide_id)
            .map(({ id, full_name: name }) => ({
              value: String(id),
              label: departure ? `${name}, ${sayFree({ planning, departure, guideId: id })}` : name,
            })),
        ]}
        onChange={(value) => {
          setGuideId(value)
          setRefusal(null)
        }}
      />
      {guide && conflicts.length > 0 && (
        <Obstacles
          guide={guide.full_name}
          conflicts={conflicts}
          restDays={planning.rest_days}
          reason={reason}
          onReason={setReason}
        />
      )}
      {refusal !== null && <p role="alert">{refusal}</p>}
      <Button
        buttonStyle="primary"
        size="medium"
        margin={false}
        disabled={!isReady || isPending}
        onClick={() => {
          void send()
        }}
      >
        Donner ce départ
      </Button>
    </section>
  )
}

const firstOf = (id: number | null | undefined): string => (typeof id === 'number' ? String(id) : '')

type ObstaclesProps = {
  guide: string
  conflicts: readonly GuideConflict[]
  restDays: number
  reason: string
  onReason: (reason: string) => void
}

const Obstacles = ({ guide, conflicts, restDays, reason, onReason }: ObstaclesProps) => (
  <>
    <ul className="plan-todo" aria-label="Ce qui s’y oppose">
      {conflicts.map((conflict) => (
        <li key={`${conflict.kind} ${String(conflict.id)}`}>
          {describeGuideConflict({ guide, conflict, restDays })}{' '}
          {conflict.kind !== 'away' && (
            <Link href={PANEL_PATHS.document('departures', conflict.id)}>Ouvrir ce départ</Link>
          )}
        </li>
      ))}
    </ul>
    <DeskField
      label="Pourquoi c’est possible"
      required
      maxLength={MAX_REASON}
      value={reason}
      onChange={onReason}
      hint="Le motif est gardé, avec ton nom."
    />
  </>
)

const sayFree = (asked: { planning: Planning; departure: PlannedDeparture; guideId: number }): string => {
  const [conflict] = conflictsWith(asked)
  return conflict ? TAKEN[conflict.kind] : 'libre'
}

const TAKEN: Record<GuideConflict['kind'], string> = {
  overlap: 'déjà pris',
  rest: 'sans repos',
  away: 'pas disponible',
}

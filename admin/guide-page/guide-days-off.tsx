'use client'

import '../desk/desk.css'
import './guide-page.css'
import { Button, Link, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { addGuideAbsence, listGuideAbsences, removeGuideAbsence, type GuideAbsence } from '@/contract/guide-absences'
import { formatDateRange } from '@/domain/days/french-dates'
import { MAX_ABSENCE_NOTE } from '@/domain/departures/guide-absences'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'

/** On a guide, for the agency: the days on which he or she is not available, to add and to remove. */
export const GuideDaysOff = () => {
  const { id } = useDocumentInfo()
  const { user } = useAuth()
  // A marketer reads guides and plans nothing.
  const isAsked = id !== undefined && (user?.['role'] === 'staff' || user?.['role'] === 'admin')
  return isAsked ? <DaysOff guideId={Number(id)} /> : null
}

const DaysOff = ({ guideId }: { guideId: number }) => {
  const { answer, error, reload } = usePanel(listGuideAbsences, { params: { id: guideId } })
  const [isAdding, setIsAdding] = useState(false)
  return (
    <section className="desk field-type" aria-labelledby="guide-days-off">
      <h3 id="guide-days-off">Jours sans départ</h3>
      {error !== null && <p role="alert">{error}</p>}
      {answer?.length === 0 && <p>Aucun jour noté{'\u00a0'}: ce guide est disponible.</p>}
      {answer && answer.length > 0 && (
        <ul className="guide-off">
          {answer.map((absence) => (
            <DaysOffLine key={absence.id} guideId={guideId} absence={absence} onDone={reload} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <AddForm
          guideId={guideId}
          onDone={() => {
            setIsAdding(false)
            reload()
          }}
          onClose={() => {
            setIsAdding(false)
          }}
        />
      ) : (
        <div className="desk__bar">
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => {
              setIsAdding(true)
            }}
          >
            Noter des jours
          </Button>
        </div>
      )}
    </section>
  )
}

type LineProps = { guideId: number; absence: GuideAbsence; onDone: () => void }

const DaysOffLine = ({ guideId, absence, onDone }: LineProps) => {
  const [isPending, setIsPending] = useState(false)
  const days = formatDateRange({ start: absence.first_day, end: absence.last_day })
  const remove = async (): Promise<void> => {
    setIsPending(true)
    try {
      await callPanel(removeGuideAbsence, { params: { id: guideId, absence_id: absence.id } })
      toast.success('Ces jours sont retirés.')
    } catch (reason) {
      toast.error(reason instanceof Error ? reason.message : String(reason))
    }
    setIsPending(false)
    onDone()
  }
  return (
    <li>
      <div>
        <b>{days}</b>
        {absence.note !== '' && ` (${absence.note})`}, {absence.is_own ? 'noté par le guide' : 'noté par l’agence'}.
        {absence.departures.map((led) => (
          <p key={led.departure_id} className="guide-off__led">
            Guide pourtant{' '}
            <Link href={PANEL_PATHS.document('departures', led.departure_id)}>
              {led.name}, {formatDateRange({ start: led.departure_start, end: led.departure_end }).toLowerCase()}
            </Link>
          </p>
        ))}
      </div>
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isPending}
        aria-label={`Retirer ${days.toLowerCase()}`}
        onClick={() => {
          void remove()
        }}
      >
        Retirer
      </Button>
    </li>
  )
}

const AddForm = ({ guideId, onDone, onClose }: { guideId: number; onDone: () => void; onClose: () => void }) => {
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const [note, setNote] = useState('')
  const add = async (): Promise<string> => {
    const { departures } = await callPanel(addGuideAbsence, {
      params: { id: guideId },
      body: { first_day: first, last_day: last === '' ? first : last, note },
    })
    return departures.length === 0
      ? 'C’est noté, le guide est prévenu.'
      : 'C’est noté. Des départs de ces jours restent à ce guide.'
  }
  return (
    <DeskForm
      title="Noter des jours"
      lead="Le guide reçoit un mail. Ses départs de ces jours restent les siens."
      submit="Noter ces jours"
      onSubmit={add}
      onDone={onDone}
      onClose={onClose}
    >
      <DeskField label="Pas disponible du" type="date" required value={first} onChange={setFirst} />
      <DeskField label="au (vide pour un seul jour)" type="date" value={last} onChange={setLast} />
      <DeskField
        label="Note (facultatif)"
        maxLength={MAX_ABSENCE_NOTE}
        value={note}
        onChange={setNote}
        hint="Le guide la lit aussi. N’y écris rien de sa santé."
      />
    </DeskForm>
  )
}

'use client'

import { useState } from 'react'
import {
  changeForCustomer,
  getDeskChanges,
  previewBookingChange,
  type BookingChange,
  type BookingChangePreview,
  type DeskChanges,
} from '@/contract/desk-changes'
import type { ReservationDesk } from '@/contract/reservation-desk'
import { ADULT_AGE } from '@/domain/seats/party-ages'
import { formatCount } from '@/domain/text/plural'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { DeskChoice } from './desk-choice'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'
import { formatCents } from './format-cents'

type ChangeFormProps = { desk: ReservationDesk; onDone: () => void; onClose: () => void }

/** Adds a traveler, drops one or changes an option for a customer who calls, by the rules and for the price of the customer's own page. */
export const ChangeForm = (props: ChangeFormProps) => {
  const { answer: may, error } = usePanel(getDeskChanges, { params: { id: props.desk.id } })
  if (!may) return <p className="desk__empty">{error ?? 'Chargement…'}</p>
  return <Changing {...props} may={may} />
}

const Changing = ({ desk, may, onDone, onClose }: ChangeFormProps & { may: DeskChanges }) => {
  const ways = waysOf(may)
  const [way, setWay] = useState(ways[0]?.value ?? '')
  const [typed, setTyped] = useState(BLANK)
  const change = changeOf({ way, typed, may })
  // No name changes the sums.
  const asked = changeOf({ way, typed: { ...typed, firstName: '', lastName: '' }, may })
  const { answer, error, isAnswered } = usePanel(
    previewBookingChange,
    asked && { params: { id: desk.id }, body: asked },
  )
  const preview = isAnswered ? answer : null
  const type = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }))
  }
  const choose = (next: string) => {
    setWay(next)
    setTyped(BLANK)
  }
  const send = async (): Promise<string> => {
    if (!change || !preview) throw new Error(error ?? 'Choisis ce qui change.')
    await callPanel(changeForCustomer, {
      params: { id: desk.id },
      body: {
        change,
        travelers_count: desk.travelers_count,
        fee_cents: preview.fee_cents,
        total_cents: preview.total_cents,
      },
    })
    return 'La réservation a changé, le client est prévenu.'
  }
  return (
    <DeskForm
      title="Modifier les voyageurs ou les options"
      lead={`${formatCount(may.available_count, 'place libre', 'places libres')} sur ce départ. Le client reçoit le même mail que s’il le faisait lui-même.`}
      effects={preview ? effectsOf(preview) : undefined}
      submit="Modifier la réservation"
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <DeskChoice label="Ce qui change" value={way} options={ways} onChange={choose} />
      {way === 'add' && (
        <>
          <DeskField
            label="Prénom, s’il est connu"
            value={typed.firstName}
            maxLength={80}
            onChange={(firstName) => {
              type({ firstName })
            }}
          />
          <DeskField
            label="Nom, s’il est connu"
            value={typed.lastName}
            maxLength={80}
            onChange={(lastName) => {
              type({ lastName })
            }}
          />
          <DeskChoice
            label="Âge le jour du départ"
            value={typed.age}
            options={AGES}
            onChange={(age) => {
              type({ age })
            }}
          />
        </>
      )}
      {way.startsWith(OPTION) && (
        <DeskChoice
          label="Pour combien de voyageurs"
          value={typed.count}
          options={countsOf({ way, may })}
          onChange={(count) => {
            type({ count })
          }}
        />
      )}
      {change && error && isAnswered && <p role="status">{error}</p>}
    </DeskForm>
  )
}

type Typed = { firstName: string; lastName: string; age: string; count: string }

const BLANK: Typed = { firstName: '', lastName: '', age: String(ADULT_AGE), count: '' }
const DROP = 'drop:'
const OPTION = 'option:'

const AGES = Array.from({ length: ADULT_AGE + 1 }, (_one, index) => {
  const age = ADULT_AGE - index
  return { value: String(age), label: age === ADULT_AGE ? 'Adulte' : formatCount(age, 'an') }
})

const waysOf = ({ travelers, options }: DeskChanges): Array<{ value: string; label: string }> => [
  { value: 'add', label: 'Ajouter un voyageur' },
  ...(travelers.length > 1
    ? travelers.map(({ position, name }) => ({
        value: `${DROP}${String(position)}`,
        label: `Retirer un voyageur\u00a0: ${name}`,
      }))
    : []),
  ...options.map(({ id, label }) => ({ value: `${OPTION}${id}`, label: `Option\u00a0: ${label}` })),
]

const optionOf = ({ way, may }: { way: string; may: DeskChanges }) =>
  may.options.find(({ id }) => way === `${OPTION}${id}`)

const countsOf = (asked: { way: string; may: DeskChanges }): Array<{ value: string; label: string }> => {
  const option = optionOf(asked)
  if (!option) return []
  const { count: now, most, unit_cents: unit } = option
  const counts = Array.from({ length: most + 1 }, (_one, count) => ({
    value: String(count),
    label: count === 0 ? 'Personne' : `${String(count)}, ${formatCents(unit * count)}`,
  })).filter(({ value }) => value !== String(now))
  return [{ value: '', label: `${String(now)} aujourd’hui` }, ...counts]
}

const changeOf = ({ way, typed, may }: { way: string; typed: Typed; may: DeskChanges }): BookingChange | null => {
  if (way === 'add') {
    const { firstName, lastName, age } = typed
    return { kind: 'add', travelers: [{ first_name: firstName, last_name: lastName, age: Number(age) }] }
  }
  if (way.startsWith(DROP)) return { kind: 'drop', position: Number(way.slice(DROP.length)) }
  const option = optionOf({ way, may })
  if (!option || typed.count === '') return null
  return { kind: 'option', option_id: option.id, count: Number(typed.count), from_count: option.count }
}

const effectsOf = ({
  fee_cents: fee,
  total_cents: total,
  left_cents: left,
  refund_cents: refund,
  promo,
}: BookingChangePreview) => [
  `Nouveau total\u00a0: ${formatCents(total)}${fee > 0 ? `, dont ${formatCents(fee)} de frais gardés` : ''}.`,
  refund > 0 ? `${formatCents(refund)} à rembourser.` : `Reste à régler\u00a0: ${formatCents(left)}.`,
  ...(promo === null ? [] : [promo]),
]

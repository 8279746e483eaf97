'use client'

import { useState } from 'react'
import { addFactor, type FactorVersion } from '@/contract/carbon-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { callPanel } from '../calls/call-panel'
import { DeskField } from '../desk/desk-field'
import { DeskForm } from '../desk/desk-form'
import { amountOf, readAmount, unitOf } from './factor-units'

type FactorFormProps = { factor: FactorVersion; onDone: () => void; onClose: () => void }

/** Adds a version of a factor: its value with its range, where it was read, from when it counts, and why. */
export const FactorForm = ({ factor, onDone, onClose }: FactorFormProps) => {
  const [today] = useState(() => calendarDayInParis(new Date()))
  const [typed, setTyped] = useState({
    value: amountOf(factor, factor.mg),
    low: amountOf(factor, factor.low_mg),
    high: amountOf(factor, factor.high_mg),
    source: factor.source,
    version: '',
    read_on: today,
    effective_from: today,
    reason: '',
  })
  const change = (name: keyof typeof typed) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }))
  }

  const send = async (): Promise<string> => {
    const [mg, low_mg, high_mg] = [typed.value, typed.low, typed.high].map((text) => readAmount(factor, text))
    if (mg == null || low_mg == null || high_mg == null) throw new Error('Écris trois nombres, comme 27,7.')
    const { source, version, read_on, effective_from, reason } = typed
    const body = { key: factor.key, mg, low_mg, high_mg, source, version, read_on, effective_from, reason }
    const added = await callPanel(addFactor, { body })
    return `Le facteur est ajouté. Les aventures sont recomptées, version ${added.version}.`
  }

  const unit = unitOf(factor)
  return (
    <DeskForm
      title={`Nouvelle version\u00a0: ${factor.label}`}
      effects={[
        'La version d’avant reste, datée\u00a0: rien ne l’efface.',
        'Les réservations déjà faites gardent le chiffre de leur commande.',
      ]}
      submit="Ajouter cette version"
      onSubmit={send}
      onDone={onDone}
      onClose={onClose}
    >
      <DeskField
        required
        label={`Valeur (${unit})`}
        inputMode="decimal"
        value={typed.value}
        onChange={change('value')}
      />
      <DeskField
        required
        label={`Au plus bas (${unit})`}
        inputMode="decimal"
        value={typed.low}
        onChange={change('low')}
      />
      <DeskField
        required
        label={`Au plus haut (${unit})`}
        inputMode="decimal"
        value={typed.high}
        onChange={change('high')}
      />
      <DeskField required label="Source" maxLength={120} value={typed.source} onChange={change('source')} />
      <DeskField
        required
        label="Version de la source"
        maxLength={60}
        value={typed.version}
        onChange={change('version')}
      />
      <DeskField
        required
        label="Relevé le"
        type="date"
        max={today}
        value={typed.read_on}
        onChange={change('read_on')}
      />
      <DeskField
        required
        label="À partir du"
        type="date"
        min={today}
        value={typed.effective_from}
        onChange={change('effective_from')}
      />
      <DeskField required label="Pourquoi" maxLength={300} value={typed.reason} onChange={change('reason')} />
    </DeskForm>
  )
}

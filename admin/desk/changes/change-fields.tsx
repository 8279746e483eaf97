import { useId } from 'react'
import type { DepartureDesk } from '@/contract/desk'
import { REVISION_CAUSES } from '@/domain/changes/contract-change'
import { CAUSE_LABELS } from '@/domain/changes/contract-change-words'
import { WizardStep } from '../cancellation/wizard-step'
import { DeskField } from '../desk-field'
import type { TypedChange } from './planned-change'

type ChangeFieldsProps = {
  desk: DepartureDesk
  typed: TypedChange
  onType: (next: Partial<TypedChange>) => void
}

/** What changes, for whom, and why. */
export const ChangeFields = ({ desk, typed, onType }: ChangeFieldsProps) => {
  const id = useId()
  const standing = desk.reservations.filter(({ status }) => status !== 'canceled')
  return (
    <>
      <WizardStep number={1} title={'Qu’est-ce qui change\u00a0?'}>
        <fieldset className="wz__whys">
          <legend className="wz__hidden">Ce qui change</legend>
          {KINDS.map(({ value, label, note }) => (
            <label key={value} className="wz__why">
              <input
                type="radio"
                name={`${id}-kind`}
                checked={typed.kind === value}
                onChange={() => {
                  onType({ kind: value })
                }}
              />
              <span>
                {label}
                <small>{note}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="desk-field">
          <label htmlFor={`${id}-who`}>Pour qui</label>
          <select
            id={`${id}-who`}
            value={typed.reservationId ?? ''}
            onChange={({ target }) => {
              onType({ reservationId: target.value === '' ? null : Number(target.value), start: '', end: '' })
            }}
          >
            <option value="">Tout le départ</option>
            {standing.map(({ id: reservationId, customer, number }) => (
              <option key={reservationId} value={reservationId}>
                {customer}, {number}
              </option>
            ))}
          </select>
        </div>
        {typed.kind === 'price' ? (
          <Values typed={typed} onType={onType} />
        ) : (
          <Content typed={typed} isWhole={typed.reservationId === null} onType={onType} />
        )}
      </WizardStep>
      <WizardStep number={2} title={'Pourquoi, et jusqu’à quand répondre\u00a0?'}>
        <Area
          label="La justification, écrite au client"
          hint="Des faits et des chiffres. Elle est dans chaque mail et dans le contrat."
          value={typed.justification}
          onChange={(justification) => {
            onType({ justification })
          }}
        />
        <DeskField
          label="Dernier jour pour répondre"
          type="date"
          value={typed.answerBy}
          hint="Vide : celui du texte publié. Deux jours au moins, et avant le départ."
          onChange={(answerBy) => {
            onType({ answerBy })
          }}
        />
      </WizardStep>
    </>
  )
}

const KINDS = [
  {
    value: 'price',
    label: 'Le prix',
    note: 'carburant, taxes ou monnaies, par la formule du contrat, art.\u00a0L211\u201112',
  },
  { value: 'content', label: 'Un élément essentiel', note: 'dates, lieu, programme, guide, art.\u00a0L211\u201113' },
] as const

const Values = ({ typed: { values }, onType }: Pick<ChangeFieldsProps, 'typed' | 'onType'>) => (
  <div className="wz__whys">
    {REVISION_CAUSES.map((cause) => (
      <fieldset key={cause} className="wz__values">
        <legend>{CAUSE_LABELS[cause]}</legend>
        <DeskField
          label="Valeur à la date du contrat"
          inputMode="decimal"
          value={values[cause].from}
          onChange={(from) => {
            onType({ values: { ...values, [cause]: { ...values[cause], from } } })
          }}
        />
        <DeskField
          label="Valeur aujourd’hui"
          inputMode="decimal"
          value={values[cause].to}
          onChange={(to) => {
            onType({ values: { ...values, [cause]: { ...values[cause], to } } })
          }}
        />
      </fieldset>
    ))}
  </div>
)

const Content = ({ typed, isWhole, onType }: Pick<ChangeFieldsProps, 'typed' | 'onType'> & { isWhole: boolean }) => (
  <>
    <Area
      label="Ce qui était prévu"
      value={typed.was}
      onChange={(was) => {
        onType({ was })
      }}
    />
    <Area
      label="Ce qui le remplace"
      value={typed.becomes}
      onChange={(becomes) => {
        onType({ becomes })
      }}
    />
    <div className="wz__whys">
      {isWhole && (
        <>
          <DeskField
            label="Nouveau premier jour"
            type="date"
            value={typed.start}
            hint="Vide : les dates ne changent pas."
            onChange={(start) => {
              onType({ start })
            }}
          />
          <DeskField
            label="Nouveau dernier jour"
            type="date"
            value={typed.end}
            onChange={(end) => {
              onType({ end })
            }}
          />
        </>
      )}
      <DeskField
        label="Différence de prix par voyageur"
        inputMode="text"
        value={typed.difference}
        hint="En euros, comme −20. Vide : le prix reste le même."
        onChange={(difference) => {
          onType({ difference })
        }}
      />
    </div>
    <label className="wz__offer">
      <input
        type="checkbox"
        checked={typed.offersDates}
        onChange={({ target }) => {
          onType({ offersDates: target.checked })
        }}
      />
      Proposer aussi les autres dates qui ont de la place
    </label>
  </>
)

const Area = ({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint?: string
  value: string
  onChange: (value: string) => void
}) => {
  const id = useId()
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={1000}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={value}
        onChange={({ target }) => {
          onChange(target.value.replace(/\n/g, ' '))
        }}
      />
      {hint && <p id={`${id}-hint`}>{hint}</p>}
    </div>
  )
}

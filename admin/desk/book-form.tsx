'use client'

import { useDebounce } from '@payloadcms/ui/hooks/useDebounce'
import { useState } from 'react'
import { bookForCustomer, priceForCustomer, type DepartureDesk } from '@/contract/desk'
import { formatCount } from '@/domain/text/plural'
import { TYPING_PAUSE } from '../calls/typing-pause'
import { callPanel } from '../calls/call-panel'
import { usePanel } from '../calls/use-panel'
import { DeskField } from './desk-field'
import { DeskForm } from './desk-form'
import { formatCents } from './format-cents'

type BookFormProps = { desk: DepartureDesk; onDone: () => void; onClose: () => void }

const EMPTY = {
  email: '',
  first_name: '',
  last_name: '',
  phone: '',
  travelers_count: '2',
  child_ages: '',
  promo_code: '',
}

/** Books for a customer who calls: one of the site, known by the address, or a new one. */
export const BookForm = ({ desk, onDone, onClose }: BookFormProps) => {
  const [typed, setTyped] = useState(EMPTY)
  const set = (name: keyof typeof EMPTY) => (value: string) => {
    setTyped((before) => ({ ...before, [name]: value }))
  }
  const childAges = readAges(typed.child_ages)
  const [counts, setCounts] = useState<Record<string, string>>({})
  const options = desk.options.flatMap(({ id }) => {
    const count = Number(counts[id]) || 0
    return count > 0 ? [{ id, count }] : []
  })
  const { email, promo_code, travelers_count } = typed
  const sale = { travelers_count: Number(travelers_count) || 0, child_ages: childAges, options, promo_code }
  // Who calls changes the price by a code alone.
  const asked = JSON.stringify({ ...sale, email: promo_code === '' ? '' : email })
  const settled = useDebounce(asked, TYPING_PAUSE)
  const price = usePanel(priceForCustomer, {
    params: { id: desk.id },
    body: JSON.parse(settled) as typeof sale & { email: string },
  })
  const isPriced = price.isAnswered && settled === asked
  const answer = isPriced ? price.answer : null
  const left = formatCount(desk.capacity - desk.seats_taken, 'place libre', 'places libres')

  return (
    <DeskForm
      title="Réserver pour un client"
      lead={`${left}. Le client reçoit par mail le formulaire d’information, puis le récapitulatif\u00a0; s’il n’a pas de compte, il lui en est créé un.`}
      submit={answer ? `Réserver, ${formatCents(answer.total_cents)}` : 'Réserver'}
      onDone={onDone}
      onClose={onClose}
      onSubmit={async () => {
        if (!isPriced) throw new Error('Le prix se calcule encore\u00a0: relis-le, puis réserve.')
        await callPanel(bookForCustomer, {
          params: { id: desk.id },
          body: { ...typed, ...sale, total_cents: answer?.total_cents },
        })
        return 'La réservation est enregistrée.'
      }}
    >
      {!desk.takes_transfer && (
        <p role="note">
          Un virement n’arriverait plus avant le départ{'\u00a0'}: convenez d’un autre règlement avant de réserver.
        </p>
      )}
      <DeskField label="Adresse mail" type="email" value={typed.email} onChange={set('email')} />
      <DeskField
        label="Voyageurs"
        type="number"
        min={1}
        max={30}
        value={typed.travelers_count}
        onChange={set('travelers_count')}
      />
      <DeskField
        label="Âges des enfants"
        value={typed.child_ages}
        hint="De ceux qui auront moins de 18&nbsp;ans le jour du départ&nbsp;: 9, 6. Vide&nbsp;: tous sont adultes."
        onChange={set('child_ages')}
      />
      <DeskField label="Prénom" value={typed.first_name} onChange={set('first_name')} />
      <DeskField label="Nom" value={typed.last_name} onChange={set('last_name')} />
      <DeskField label="Téléphone" type="tel" value={typed.phone} onChange={set('phone')} />
      {desk.options.map(({ id, label, unit_cents: unit }) => (
        <DeskField
          key={id}
          label={label}
          type="number"
          min={0}
          max={Number(typed.travelers_count) || 0}
          value={counts[id] ?? '0'}
          hint={`Pour combien de voyageurs, ${formatCents(unit)} chacun.`}
          onChange={(count) => {
            setCounts((before) => ({ ...before, [id]: count }))
          }}
        />
      ))}
      <DeskField
        label="Code promo"
        maxLength={60}
        value={promo_code}
        hint={promo_code === '' ? undefined : promoHint(answer)}
        onChange={set('promo_code')}
      />
    </DeskForm>
  )
}

/** « 9, 6 ans » is 9 and 6. */
const readAges = (typed: string): number[] => (typed.match(/\d+/g) ?? []).map(Number)

const promoHint = (answer: { discount_cents: number; promo_refusal: string | null } | null): string | undefined =>
  answer ? (answer.promo_refusal ?? `Remise de ${formatCents(answer.discount_cents)}.`) : undefined

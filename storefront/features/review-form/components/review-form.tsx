import { useState } from 'react'
import type { ReservationReview } from '@/contract/reviews'
import { REVIEW_MAX_LENGTH, REVIEW_MIN_LENGTH } from '@/domain/catalogue/review-rules'
import { formatCount } from '@/domain/text/plural'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { Button } from '@/storefront/ui/button'
import { Note } from '@/storefront/ui/note'
import { TextareaField } from '@/storefront/ui/textarea-field'
import { sendReview, type NewReview } from '../api/review-calls'
import { checkReview, type ReviewErrors } from '../rules/check-review'
import { FeltLevelField } from './felt-level-field'
import { RateField } from './rate-field'

type ReviewFormProps = { reservationId: number; firstName: string; onSent: (review: ReservationReview) => void }

const DETAILS = [
  ['guide_rate', 'Le guide'],
  ['level_rate', 'Le niveau annoncé'],
  ['organisation_rate', 'L’organisation'],
] as const

type FeltLevel = NonNullable<NewReview['felt_level']>

type Rates = Record<'rate' | (typeof DETAILS)[number][0], number | null>

const NO_RATES: Rates = { rate: null, guide_rate: null, level_rate: null, organisation_rate: null }

/** Where a trip is told; what was typed stays, whatever the server answers. */
export const ReviewForm = ({ reservationId, firstName, onSent }: ReviewFormProps) => {
  const [rates, setRates] = useState(NO_RATES)
  const [feltLevel, setFeltLevel] = useState<FeltLevel | null>(null)
  const [text, setText] = useState('')
  const [errors, setErrors] = useState<ReviewErrors & { form?: string }>({})

  const { isSending, submit } = useAccountForm({
    send: async (_typed, form) => {
      const refused = checkReview({ rate: rates.rate, text })
      setErrors(refused)
      const { rate, ...details } = rates
      if (rate === null || Object.keys(refused).length > 0) {
        form.querySelector<HTMLElement>(refused.rate ? 'input[name="rate"]' : 'textarea')?.focus()
        return
      }
      onSent(await sendReview({ id: reservationId, review: { rate, text, felt_level: feltLevel, ...details } }))
    },
    onRefusal: (refusal) => {
      const ofText = refusal.errors.find(({ field }) => field === 'text')?.message
      setErrors(ofText ? { text: ofText } : { form: refusal.error })
    },
  })
  const change = (name: keyof Rates) => (rate: number | null) => setRates((before) => ({ ...before, [name]: rate }))

  return (
    <form className="box review-form" onSubmit={submit} noValidate>
      <RateField name="rate" label="Ta note" value={rates.rate} onChange={change('rate')} error={errors.rate} />
      <TextareaField
        label="Ton récit"
        rows={7}
        required
        placeholder="Ce qui t’a plu, ce qui t’a manqué, ce qu’il fallait savoir avant de partir."
        hint={`Au moins ${formatCount(REVIEW_MIN_LENGTH, 'caractère')}.`}
        value={text}
        limit={REVIEW_MAX_LENGTH}
        error={errors.text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="rates">
        {DETAILS.map(([name, label]) => (
          <RateField key={name} name={name} label={label} isOptional value={rates[name]} onChange={change(name)} />
        ))}
      </div>
      <FeltLevelField value={feltLevel} onChange={setFeltLevel} />
      <p className="small soft">
        Ton avis paraîtra sous le prénom {firstName}, avec le mois de ton voyage, après relecture. Il ne sera ni réécrit
        ni récompensé.
      </p>
      {errors.form && (
        <Note tone="danger" role="alert">
          {errors.form}
        </Note>
      )}
      <Button type="submit" look="go" className="box__act" aria-disabled={isSending}>
        Envoyer mon avis
      </Button>
    </form>
  )
}

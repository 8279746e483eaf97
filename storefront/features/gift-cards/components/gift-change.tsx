import { useState, type SubmitEvent } from 'react'
import type { GiftPurchase } from '@/contract/gift-cards'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { addDays } from '@/domain/days/days'
import { GIFT_DAYS_AHEAD, MOST_GIFT_MESSAGE, MOST_GIFT_NAME } from '@/domain/gift-cards/gift-card'
import { ApiError, refusalOf } from '@/storefront/lib/api/api-error'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { Note } from '@/storefront/ui/note'
import { TextareaField } from '@/storefront/ui/textarea-field'
import { changePurchase } from '../api/gift-calls'

type GiftChangeProps = { gift: GiftPurchase; token: string; onRefresh: () => Promise<unknown> }

/** For whom a card is, its words and its day, which who bought it may change until it leaves. */
export const GiftChange = (props: GiftChangeProps) => {
  const [isOpen, setIsOpen] = useState(false)
  if (!isOpen) {
    return (
      <p>
        <button type="button" className="lnkb" onClick={() => setIsOpen(true)}>
          Changer la personne, le mot ou le jour
        </button>
      </p>
    )
  }
  return <ChangeForm {...props} onClose={() => setIsOpen(false)} />
}

const ChangeForm = ({ gift, token, onRefresh, onClose }: GiftChangeProps & { onClose: () => void }) => {
  const [draft, setDraft] = useState({
    name: gift.recipient_name,
    email: gift.recipient_email ?? '',
    day: gift.send_on ?? '',
    words: gift.words ?? '',
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const today = calendarDayInParis(new Date())
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setErrors({})
    setRefusal(undefined)
    try {
      const { name, email, words, day } = draft
      const body = { recipient_name: name, recipient_email: email, message: words, send_on: day === '' ? null : day }
      await changePurchase({ linkToken: token, body })
      await onRefresh()
      onClose()
    } catch (reason) {
      if (reason instanceof ApiError) {
        setErrors(Object.fromEntries(reason.errors.map(({ field, message }) => [field, message])))
      }
      setRefusal(refusalOf(reason).error)
      setIsBusy(false)
    }
  }
  return (
    <form className="box" aria-labelledby="changer-la-carte" noValidate onSubmit={(event) => void save(event)}>
      <h2 id="changer-la-carte" className="h3">
        Pour qui, et quand
      </h2>
      <div className="gift__fields">
        <Field
          label="Prénom de la personne"
          maxLength={MOST_GIFT_NAME}
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          {...(errors['recipient_name'] && { error: errors['recipient_name'] })}
        />
        <Field
          label="Son adresse email"
          type="email"
          autoComplete="off"
          value={draft.email}
          onChange={({ target }) => change({ email: target.value })}
          {...(errors['recipient_email'] && { error: errors['recipient_email'] })}
        />
        <Field
          label="Jour de l’envoi"
          type="date"
          min={today}
          max={addDays(today, GIFT_DAYS_AHEAD)}
          hint={'À 7\u00a0h du matin. Tout de suite si tu laisses vide.'}
          value={draft.day}
          onChange={({ target }) => change({ day: target.value })}
          {...(errors['send_on'] && { error: errors['send_on'] })}
        />
        <TextareaField
          label="Ton message (facultatif)"
          className="gift__wide"
          rows={3}
          limit={MOST_GIFT_MESSAGE}
          value={draft.words}
          onChange={({ target }) => change({ words: target.value })}
          {...(errors['message'] && { error: errors['message'] })}
        />
      </div>
      {refusal !== undefined && Object.keys(errors).length === 0 && (
        <Note tone="danger" role="alert">
          {refusal}
        </Note>
      )}
      <div className="row wrapx got__go">
        <Button type="button" look="line" onClick={onClose}>
          Ne rien changer
        </Button>
        <Button type="submit" aria-disabled={isBusy}>
          Enregistrer
        </Button>
      </div>
    </form>
  )
}

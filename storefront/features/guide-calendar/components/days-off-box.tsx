import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide'
import { useId, useState, type SyntheticEvent } from 'react'
import type { GuideAbsence } from '@/contract/guide-absences'
import { formatDateRange } from '@/domain/days/french-dates'
import { MAX_ABSENCE_NOTE, refuseAbsence } from '@/domain/departures/guide-absences'
import { queryClient } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { SiteLink } from '@/storefront/ui/site-link'
import { showToast } from '@/storefront/ui/toast-store'
import { addDaysOff, removeDaysOff, useDaysOff } from '../api/days-off'

type DaysOffBoxProps = { userId: number | undefined; today: string }

/** The days on which one is not available: those that are noted, each to be removed, and a form for others. */
export const DaysOffBox = ({ userId, today }: DaysOffBoxProps) => {
  const title = useId()
  const { data, error } = useDaysOff(userId)
  return (
    <section className="gcal-link" aria-labelledby={title}>
      <h3 id={title}>Tes jours sans départ</h3>
      <p className="soft">
        L’agence voit ces jours quand elle prépare les départs{'\u00a0'}: elle ne t’en confie pas sans te demander.
      </p>
      {error && <p role="alert">{error.message}</p>}
      {data?.length === 0 && <p>Tu n’as noté aucun jour{'\u00a0'}: pour l’agence, tu es disponible.</p>}
      {data && data.length > 0 && (
        <ul aria-label="Jours notés">
          {data.map((absence) => (
            <DaysOffRow key={absence.id} absence={absence} userId={userId} />
          ))}
        </ul>
      )}
      {data && <DaysOffForm userId={userId} today={today} />}
    </section>
  )
}

const DaysOffRow = ({ absence, userId }: { absence: GuideAbsence; userId: number | undefined }) => {
  const { mutate, isPending, error } = useMutation(
    { mutationFn: () => removeDaysOff({ userId, id: absence.id }) },
    queryClient(),
  )
  const days = formatDateRange({ start: absence.first_day, end: absence.last_day })
  return (
    <li className="gcal-off__row">
      <div>
        <b>{days}</b>
        {absence.note !== '' && <p>{absence.note}</p>}
        {!absence.is_own && <p className="small soft">Noté par l’agence.</p>}
        {absence.departures.length > 0 && (
          <p className="gcal-waits">
            Tu guides pourtant{' '}
            {absence.departures.map((led, index) => (
              <span key={led.departure_id}>
                {index > 0 && ', '}
                <SiteLink className="link" href={`/my-expeditions/admin/${String(led.departure_id)}`}>
                  {led.name}
                </SiteLink>
              </span>
            ))}
            {'\u00a0'}: le départ reste le tien, l’agence est prévenue.
          </p>
        )}
        {error && <p role="alert">{error.message}</p>}
      </div>
      <Button look="line" size="sm" disabled={isPending} onClick={() => mutate()}>
        <Icon of={Trash2} />
        Retirer <span className="sr-only">{days.toLowerCase()}</span>
      </Button>
    </li>
  )
}

const DaysOffForm = ({ userId, today }: DaysOffBoxProps) => {
  const [first, setFirst] = useState('')
  const [last, setLast] = useState('')
  const [note, setNote] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const { mutate, isPending } = useMutation(
    {
      mutationFn: addDaysOff,
      onSuccess: ({ departures }) => {
        showToast({
          tone: 'success',
          message: departures.length > 0 ? 'C’est noté, l’agence est prévenue.' : 'C’est noté.',
        })
        setFirst('')
        setLast('')
        setNote('')
      },
      onError: ({ message }) => setRefusal(message),
    },
    queryClient(),
  )
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    const days = { first_day: first, last_day: last === '' ? first : last }
    const odd =
      first === '' ? 'Choisis le premier jour.' : refuseAbsence({ first: days.first_day, last: days.last_day, today })
    setRefusal(odd)
    if (odd === null) mutate({ userId, ...days, note })
  }
  return (
    <form className="gcal-off__form" onSubmit={send} noValidate>
      <Field
        label="Je ne suis pas disponible du"
        type="date"
        min={today}
        value={first}
        onChange={({ target }) => setFirst(target.value)}
      />
      <Field
        label="au (vide pour un seul jour)"
        type="date"
        min={first === '' ? today : first}
        value={last}
        onChange={({ target }) => setLast(target.value)}
      />
      <Field
        className="gcal-off__note"
        label="Un mot pour l’agence (facultatif)"
        hint="Elle seule le lit. N’écris rien de ta santé."
        value={note}
        maxLength={MAX_ABSENCE_NOTE}
        onChange={({ target }) => setNote(target.value)}
      />
      {refusal !== null && (
        <Note tone="danger" role="alert">
          {refusal}
        </Note>
      )}
      <Button type="submit" look="ink" disabled={isPending}>
        Noter ces jours
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CancellationChoiceDetail, MadeChoice } from '@/contract/cancellation'
import type { CancellationChoice as Choice } from '@/domain/changes/cancellation-choice'
import { formatDateRange, formatDays, formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { ApiError } from '@/storefront/lib/api/api-error'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { queryClient } from '@/storefront/lib/api/query-client'
import { LegalTextBox } from '@/storefront/parts/legal-text-box'
import { sendChoice, type ChoiceSource, loadChoiceText } from '../api/choice-calls'
import { chosenText } from '../rules/choice-words'
import { ChoiceDates as Dates, ChoiceWays as Ways } from './choice-ways'

type CancellationChoiceProps = {
  source: ChoiceSource
  loaded: CancellationChoiceDetail
  /** What is shown is no longer true. */
  onRefresh: () => Promise<unknown>
}

/** Refund, another date or credit, for who booked a departure that the agency canceled: none is chosen beforehand. */
export const CancellationChoice = ({ source, loaded, onRefresh }: CancellationChoiceProps) => {
  const [made, setMade] = useState<CancellationChoiceDetail | null>(null)
  const [way, setWay] = useState<Choice | null>(null)
  const [dateId, setDateId] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const detail = made ?? loaded
  if (!detail.is_open) return <Made detail={detail} isFresh={made !== null} />

  const date = detail.dates.find(({ departure_id: id }) => id === dateId) ?? null
  const wish = wishOf({ way, date, version: detail.text_version })
  const send = async (): Promise<void> => {
    if (isSending) return
    if (wish === null) {
      setError(way === 'move' ? 'Choisis une date.' : 'Choisis d’abord ce que tu préfères.')
      return
    }
    setIsSending(true)
    setError(null)
    try {
      setMade(await sendChoice(source, wish))
    } catch (refusal) {
      setError(refusal instanceof ApiError ? refusal.error : 'Une erreur est survenue. Réessaie dans un instant.')
      if (refusal instanceof ApiError && refusal.status === 409) await onRefresh()
    } finally {
      setIsSending(false)
    }
  }
  const choose = (next: Choice) => {
    setWay(next)
    setError(null)
  }
  return (
    <div className="stack stack--loose">
      <Facts detail={detail} />
      <Ways detail={detail} way={way} isSending={isSending} onChoose={choose} />
      {way === 'move' && (
        <Dates
          detail={detail}
          date={date}
          isSending={isSending}
          onChoose={(id) => {
            setDateId(id)
            setError(null)
          }}
        />
      )}
      {detail.text_version && <ChoiceText version={detail.text_version} />}
      {error && <FieldError>{error}</FieldError>}
      <div className="row wrapx">
        <Button look="go" size="lg" aria-disabled={isSending} onClick={() => void send()}>
          {actionOf({ way, detail, date })}
        </Button>
        <p className="small soft">Un choix ne se fait qu’une fois. Un mail le confirme.</p>
      </div>
    </div>
  )
}

type OtherDate = CancellationChoiceDetail['dates'][number]

const wishOf = ({
  way,
  date,
  version,
}: {
  way: Choice | null
  date: OtherDate | null
  version: string | null
}): MadeChoice | null => {
  if (way === null || (way === 'move' && date === null)) return null
  return {
    choice: way,
    text_version: version,
    ...(way === 'move' && date && { departure_id: date.departure_id, total: date.total }),
  }
}

const actionOf = ({
  way,
  detail,
  date,
}: {
  way: Choice | null
  detail: CancellationChoiceDetail
  date: OtherDate | null
}): string => {
  if (way === 'refund') return detail.refund.amount > 0 ? 'Demander le remboursement' : 'En rester là'
  if (way === 'credit') return 'Garder un avoir'
  if (way === 'move' && date) return `Partir ${formatDays({ start: date.departure_start, end: date.departure_end })}`
  return 'Confirmer mon choix'
}

const Facts = ({ detail }: { detail: CancellationChoiceDetail }) => (
  <>
    <p className="lead">{canceledText(detail)}</p>
    <Note tone="info">
      <p>
        Tu as jusqu’au <b>{formatLongDate(detail.answer_by)}</b> inclus.{' '}
        {detail.refund.amount > 0 && 'Sans réponse, nous te remboursons.'}
      </p>
      {detail.indemnity > 0 && (
        <p>
          Dans tous les cas, nous te versons aussi {formatPrice(detail.indemnity)} d’indemnité, le{' '}
          {formatLongDate(detail.refund.by)} au plus tard.
        </p>
      )}
    </Note>
  </>
)

/** Whoever comes by a link of a mail may have booked several trips. */
const canceledText = ({
  expedition,
  departure_start: start,
  departure_end: end,
  reason,
}: CancellationChoiceDetail): string =>
  [
    `Le départ «\u00a0${expedition}\u00a0», ${formatDateRange({ start, end }).toLowerCase()}, est annulé.`,
    ...(reason === null ? [] : [reason]),
    'On en est désolés.',
  ].join(' ')

const Made = ({ detail, isFresh }: { detail: CancellationChoiceDetail; isFresh: boolean }) => {
  const { title, text } = chosenText(detail)
  return (
    <div className="stack stack--loose">
      <div role={isFresh ? 'status' : undefined}>
        <Box title={title}>
          <p>{text}</p>
          {detail.indemnity > 0 && <p>Ton indemnité de {formatPrice(detail.indemnity)} te reste due.</p>}
        </Box>
      </div>
      <div className="acts">
        <LinkButton look="go" href={pathOf(detail)}>
          {detail.chosen?.reservation_id ? 'Voir ma réservation' : 'Mes réservations'}
        </LinkButton>
      </div>
    </div>
  )
}

const pathOf = ({ chosen }: CancellationChoiceDetail): string =>
  chosen?.reservation_id ? RESERVATION_PATHS.reservation(chosen.reservation_id) : '/my-expeditions'

/** The text under which one chooses, in the version that is recorded with the choice. */
const ChoiceText = ({ version }: { version: string }) => {
  const { data: text } = useQuery(
    { queryKey: ['legal-text', 'cancellation_choices', version], queryFn: () => loadChoiceText(version) },
    queryClient(),
  )
  return (
    <LegalTextBox
      title="Ce que veut dire chaque choix"
      kind="cancellation_choices"
      version={version}
      html={text?.html}
    />
  )
}

import type { CancellationChoiceDetail, MadeChoice } from '@/contract/cancellation'
import type { CancellationChoice as Choice } from '@/domain/changes/cancellation-choice'
import { formatDateRange, formatLongDate } from '@/domain/days/french-dates'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { formatPrice } from '@/domain/text/price'
import { Note } from '@/storefront/ui/note'
import { sendChoice, type QuestionSource } from '../api/question-calls'
import { useAnswer } from '../api/use-answer'
import { choiceAction, chosenText, moneyText } from '../rules/choice-words'
import { QuestionForm, type Way } from './question-form'
import { SettledBox } from './settled-box'

type CancellationChoiceProps = {
  source: QuestionSource
  loaded: CancellationChoiceDetail
  onRefresh: () => Promise<unknown>
}

/** Refund, another date or credit, for who booked a departure that the agency canceled: none is chosen beforehand. */
export const CancellationChoice = ({ source, loaded, onRefresh }: CancellationChoiceProps) => {
  const { detail, isFresh, way, date, error, isSending, chooseWay, chooseDate, answer } = useAnswer({
    loaded,
    onRefresh,
    send: (choice: MadeChoice) => sendChoice(source, choice),
    givenBy: ({ way: choice, date: chosen, detail: { text_version } }: Asked): MadeChoice | null => {
      if (choice === null) return null
      if (choice !== 'move') return { choice, text_version }
      return chosen && { choice, text_version, departure_id: chosen.departure_id, total: chosen.total }
    },
  })
  if (!detail.is_open) return <Made detail={detail} isFresh={isFresh} />
  return (
    <div className="stack stack--loose">
      <Facts detail={detail} />
      <QuestionForm<Choice>
        legend="Ton choix"
        ways={waysOf(detail)}
        way={way}
        onWay={chooseWay}
        waysNote={detail.dates.length === 0 ? 'Aucune autre date n’a de place pour vous en ce moment.' : undefined}
        dates={detail.dates}
        date={date}
        onDate={chooseDate}
        datesNote={date ? moneyText({ paid: detail.refund.amount, total: date.total }) : undefined}
        travelersCount={detail.travelers_count}
        text={
          detail.text_version === null
            ? null
            : { title: 'Ce que veut dire chaque choix', kind: 'cancellation_choices', version: detail.text_version }
        }
        error={error}
        isSending={isSending}
        action={choiceAction({ way, detail, date })}
        onAnswer={answer}
        once="Un choix ne se fait qu’une fois."
      />
    </div>
  )
}

type OtherDate = CancellationChoiceDetail['dates'][number]
type Asked = { way: Choice | null; date: OtherDate | null; detail: CancellationChoiceDetail }

const waysOf = ({ refund, dates, credit }: CancellationChoiceDetail): Array<Way<Choice>> => [
  refund.amount > 0
    ? {
        name: 'refund',
        title: 'Le remboursement',
        note: `Le ${formatLongDate(refund.by)} au plus tard`,
        end: formatPrice(refund.amount),
      }
    : { name: 'refund', title: 'En rester là', note: 'Il n’y a rien à te rembourser' },
  ...(dates.length > 0
    ? [{ name: 'move' as const, title: 'Une autre date', note: 'La même aventure, tes places prises aussitôt' }]
    : []),
  ...(credit
    ? [
        {
          name: 'credit' as const,
          title: 'Un avoir',
          note: `Jusqu’au ${formatLongDate(credit.expires_on)}, ce qui n’a pas servi est remboursé`,
          end: formatPrice(credit.amount),
        },
      ]
    : []),
]

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
  const newId = detail.chosen?.reservation_id
  return (
    <SettledBox
      title={title}
      isFresh={isFresh}
      link={
        newId
          ? { href: RESERVATION_PATHS.reservation(newId), text: 'Voir ma réservation' }
          : { href: '/my-expeditions', text: 'Mes réservations' }
      }
    >
      <p>{text}</p>
      {detail.indemnity > 0 && <p>Ton indemnité de {formatPrice(detail.indemnity)} te reste due.</p>}
    </SettledBox>
  )
}

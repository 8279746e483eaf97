import type { ContractChangeDetail, GivenAnswer } from '@/contract/contract-changes'
import type { ChangeAnswer } from '@/domain/changes/contract-change'
import { formatLongDate } from '@/domain/days/french-dates'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { formatPrice } from '@/domain/text/price'
import { sendAnswer, type QuestionSource } from '../api/question-calls'
import { useAnswer } from '../api/use-answer'
import { answerAction, settledText } from '../rules/answer-words'
import { ChangeFacts } from './change-facts'
import { QuestionForm, type Way } from './question-form'
import { SettledBox } from './settled-box'

type ContractChangeProps = {
  source: QuestionSource
  loaded: ContractChangeDetail
  onRefresh: () => Promise<unknown>
}

/** Accepts, ends the contract or takes another date, for whom the agency asks to change a contract: none is chosen beforehand. */
export const ContractChange = ({ source, loaded, onRefresh }: ContractChangeProps) => {
  const { detail, isFresh, way, date, error, isSending, chooseWay, chooseDate, answer } = useAnswer({
    loaded,
    onRefresh,
    send: (given: GivenAnswer) => sendAnswer(source, given),
    givenBy: answerOf,
  })
  if (!detail.is_open) {
    const { title, text } = settledText(detail)
    return (
      <SettledBox
        title={title}
        isFresh={isFresh}
        facts={<ChangeFacts detail={detail} />}
        link={{ href: RESERVATION_PATHS.reservation(detail.reservation_id), text: 'Voir ma réservation' }}
      >
        <p>{text}</p>
      </SettledBox>
    )
  }
  return (
    <div className="stack stack--loose">
      <ChangeFacts detail={detail} />
      <QuestionForm<ChangeAnswer>
        legend="Ta réponse"
        ways={waysOf(detail)}
        way={way}
        onWay={chooseWay}
        dates={detail.dates}
        date={date}
        onDate={chooseDate}
        travelersCount={detail.travelers_count}
        text={{ title: 'Ce que veut dire ta réponse', kind: 'contract_changes', version: detail.text_version }}
        error={error}
        isSending={isSending}
        action={answerAction({ way, detail, date })}
        onAnswer={answer}
        once="On ne répond qu’une fois."
      />
    </div>
  )
}

type Asked = {
  way: ChangeAnswer | null
  date: ContractChangeDetail['dates'][number] | null
  detail: ContractChangeDetail
}

const answerOf = ({ way, date, detail: { change_id, text_version, total_after } }: Asked): GivenAnswer | null => {
  if (way === null) return null
  const given = { change_id, text_version, answer: way }
  if (way === 'accept') return { ...given, total: total_after }
  if (way === 'terminate') return given
  return date && { ...given, departure_id: date.departure_id, total: date.total }
}

const waysOf = ({ total_after: total, refund, dates }: ContractChangeDetail): Array<Way<ChangeAnswer>> => [
  {
    name: 'accept',
    title: 'J’accepte',
    note: 'Ton contrat est modifié et t’est envoyé à jour',
    end: formatPrice(total),
  },
  {
    name: 'terminate',
    title: 'Je mets fin au contrat, sans frais',
    ...(refund.amount > 0
      ? {
          note: `Tout ce que tu as réglé t’est rendu, le ${formatLongDate(refund.by)} au plus tard`,
          end: formatPrice(refund.amount),
        }
      : { note: 'Il n’y a rien à te rendre' }),
  },
  ...(dates.length > 0
    ? [{ name: 'move' as const, title: 'Une autre date', note: 'La même aventure, tes places prises aussitôt' }]
    : []),
]

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ContractChangeDetail, GivenAnswer } from '@/contract/contract-changes'
import type { ChangeAnswer } from '@/domain/changes/contract-change'
import { RESERVATION_PATHS } from '@/domain/reservations/reservation-paths'
import { ApiError } from '@/storefront/lib/api/api-error'
import { queryClient } from '@/storefront/lib/api/query-client'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { FieldError } from '@/storefront/ui/field-error'
import { LegalTextBox } from '@/storefront/parts/legal-text-box'
import { LinkButton } from '@/storefront/ui/link-button'
import { loadChangeText, sendAnswer, type ChangeSource } from '../api/change-calls'
import { answerAction, settledText } from '../rules/answer-words'
import { ChangeFacts } from './change-facts'
import { ChangeDates, ChangeWays } from './change-ways'

type ContractChangeProps = {
  source: ChangeSource
  loaded: ContractChangeDetail
  /** What is shown is no longer true. */
  onRefresh: () => Promise<unknown>
}

/** Accepts, ends the contract or takes another date, for whom the agency asks to change a contract: none is chosen beforehand. */
export const ContractChange = ({ source, loaded, onRefresh }: ContractChangeProps) => {
  const [made, setMade] = useState<ContractChangeDetail | null>(null)
  const [way, setWay] = useState<ChangeAnswer | null>(null)
  const [dateId, setDateId] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const detail = made ?? loaded
  if (!detail.is_open) return <Settled detail={detail} isFresh={made !== null} />

  const date = detail.dates.find(({ departure_id: id }) => id === dateId) ?? null
  const send = async (): Promise<void> => {
    if (isSending) return
    const given = answerOf({ way, date, detail })
    if (given === null) {
      setError(way === 'move' ? 'Choisis une date.' : 'Choisis d’abord ce que tu préfères.')
      return
    }
    setIsSending(true)
    setError(null)
    try {
      setMade(await sendAnswer(source, given))
    } catch (refusal) {
      setError(refusal instanceof ApiError ? refusal.error : 'Une erreur est survenue. Réessaie dans un instant.')
      if (refusal instanceof ApiError && refusal.status === 409) await onRefresh()
    } finally {
      setIsSending(false)
    }
  }
  return (
    <div className="stack stack--loose">
      <ChangeFacts detail={detail} />
      <ChangeWays
        detail={detail}
        way={way}
        isSending={isSending}
        onChoose={(next) => {
          setWay(next)
          setError(null)
        }}
      />
      {way === 'move' && (
        <ChangeDates
          detail={detail}
          date={date}
          isSending={isSending}
          onChoose={(id) => {
            setDateId(id)
            setError(null)
          }}
        />
      )}
      <ChangeText version={detail.text_version} />
      {error && <FieldError>{error}</FieldError>}
      <div className="row wrapx">
        <Button look="go" size="lg" aria-disabled={isSending} onClick={() => void send()}>
          {answerAction({ way, detail, date })}
        </Button>
        <p className="small soft">On ne répond qu’une fois. Un mail le confirme.</p>
      </div>
    </div>
  )
}

const answerOf = ({
  way,
  date,
  detail: { change_id, text_version, total_after },
}: {
  way: ChangeAnswer | null
  date: ContractChangeDetail['dates'][number] | null
  detail: ContractChangeDetail
}): GivenAnswer | null => {
  if (way === null || (way === 'move' && date === null)) return null
  return {
    change_id,
    text_version,
    answer: way,
    ...(way === 'accept' && { total: total_after }),
    ...(way === 'move' && date && { departure_id: date.departure_id, total: date.total }),
  }
}

const ChangeText = ({ version }: { version: string }) => {
  const { data: text } = useQuery(
    { queryKey: ['legal-text', 'contract_changes', version], queryFn: () => loadChangeText(version) },
    queryClient(),
  )
  return (
    <LegalTextBox title="Ce que veut dire ta réponse" kind="contract_changes" version={version} html={text?.html} />
  )
}

const Settled = ({ detail, isFresh }: { detail: ContractChangeDetail; isFresh: boolean }) => {
  const { title, text } = settledText(detail)
  return (
    <div className="stack stack--loose">
      <div role={isFresh ? 'status' : undefined}>
        <Box title={title}>
          <p>{text}</p>
        </Box>
      </div>
      <ChangeFacts detail={detail} />
      <div className="acts">
        <LinkButton look="go" href={RESERVATION_PATHS.reservation(detail.reservation_id)}>
          Voir ma réservation
        </LinkButton>
      </div>
    </div>
  )
}

import { useState } from 'react'
import { ApiError, refusalOf } from '@/storefront/lib/api/api-error'

type OfferedDate = { departure_id: number }

type AnswerOptions<Way, Date, Detail, Given> = {
  loaded: Detail
  /** What is sent for a way and a date; null while one of them is missing. */
  givenBy: (open: { way: Way | null; date: Date | null; detail: Detail }) => Given | null
  send: (given: Given) => Promise<Detail>
  /** Loads again what is no longer true. */
  onRefresh: () => Promise<unknown>
}

/** The state of a question that is answered once: the way, the date and the outcome. */
export const useAnswer = <Way extends string, Date extends OfferedDate, Detail extends { dates: Date[] }, Given>({
  loaded,
  givenBy,
  send,
  onRefresh,
}: AnswerOptions<Way, Date, Detail, Given>) => {
  const [answered, setAnswered] = useState<Detail | null>(null)
  const [way, setWay] = useState<Way | null>(null)
  const [dateId, setDateId] = useState<number | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const detail = answered ?? loaded
  const date = detail.dates.find(({ departure_id: id }) => id === dateId) ?? null
  const answer = async (): Promise<void> => {
    if (isSending) return
    const given = givenBy({ way, date, detail })
    if (given === null) {
      setError(way === 'move' ? 'Choisis une date.' : 'Choisis d’abord ce que tu préfères.')
      return
    }
    setIsSending(true)
    setError(null)
    try {
      setAnswered(await send(given))
    } catch (refusal) {
      setError(refusalOf(refusal).error)
      if (refusal instanceof ApiError && refusal.status === 409) await onRefresh()
    } finally {
      setIsSending(false)
    }
  }
  const chooseWay = (next: Way) => {
    setWay(next)
    setError(null)
  }
  const chooseDate = (id: number) => {
    setDateId(id)
    setError(null)
  }
  return { detail, isFresh: answered !== null, way, date, error, isSending, chooseWay, chooseDate, answer }
}

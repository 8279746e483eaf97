import { useState } from 'react'
import { useSending } from '@/storefront/lib/forms/use-sending'

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
  const [missing, setMissing] = useState<string | null>(null)
  const { isSending, refusal, run, forgetRefusal } = useSending()
  const detail = answered ?? loaded
  const date = detail.dates.find(({ departure_id: id }) => id === dateId) ?? null
  const answer = async (): Promise<void> => {
    const given = givenBy({ way, date, detail })
    if (given === null) {
      setMissing(way === 'move' ? 'Choisis une date.' : 'Choisis d’abord ce que tu préfères.')
      return
    }
    setMissing(null)
    await run(
      async () => setAnswered(await send(given)),
      ({ status }) => (status === 409 ? onRefresh() : undefined),
    )
  }
  const forgetError = () => {
    setMissing(null)
    forgetRefusal()
  }
  const chooseWay = (next: Way) => {
    setWay(next)
    forgetError()
  }
  const chooseDate = (id: number) => {
    setDateId(id)
    forgetError()
  }
  const error = missing ?? refusal?.error ?? null
  return { detail, isFresh: answered !== null, way, date, error, isSending, chooseWay, chooseDate, answer }
}

import { useEffect, useState } from 'react'
import { askRest } from '../calls/ask-rest'

export type Answer = { id: number; by: string; at: string; body: string; isHidden: boolean }

type Sent = {
  id: number
  body: string
  createdAt: string
  status: 'visible' | 'hidden'
  author: number | { first_name?: string | null; email: string }
}

/** The answers to a question, the oldest first; null until they are there, and nothing is asked for none. */
export const useAnswers = (
  question: number | null,
): { answers: Answer[] | null; error: string | null; reload: () => void } => {
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<{ answers: Answer[] | null; error: string | null }>({
    answers: null,
    error: null,
  })
  useEffect(() => {
    if (question === null) return
    let isCurrent = true
    const query = new URLSearchParams({
      'where[parent][equals]': String(question),
      ...{ depth: '1', sort: 'createdAt', limit: '200' },
    })
    askRest<{ docs: Sent[] }>(`/api/messages?${query.toString()}`).then(
      ({ docs }) => {
        if (isCurrent) setLoaded({ answers: docs.map(readAnswer), error: null })
      },
      (reason: unknown) => {
        if (isCurrent) setLoaded({ answers: null, error: reason instanceof Error ? reason.message : String(reason) })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [question, turn])
  return {
    ...loaded,
    reload: () => {
      setTurn((before) => before + 1)
    },
  }
}

const readAnswer = ({ id, body, createdAt, status, author }: Sent): Answer => ({
  ...{ id, body, at: createdAt, isHidden: status === 'hidden' },
  by: typeof author === 'object' ? author.first_name || author.email : 'L’équipe',
})

type NewAnswer = { question: number; expedition: unknown; body: string }

/** Publishes an answer, whose author is who is signed in; throws a `PanelRefusal`. */
export const postAnswer = ({ question, expedition, body }: NewAnswer): Promise<unknown> =>
  askRest('/api/messages?depth=0', { parent: question, expedition, body: body.trim() })

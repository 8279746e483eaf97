import { useQuery } from '@tanstack/react-query'
import { useState, type SyntheticEvent } from 'react'
import type { GuideDeparture } from '@/contract/guide-departures'
import type { Message } from '@/contract/messages'
import { formatShortDate } from '@/domain/days/french-dates'
import { MESSAGE_MAX_LENGTH } from '@/domain/contact/message-rules'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { SiteLink } from '@/storefront/ui/site-link'
import { TextareaField } from '@/storefront/ui/textarea-field'
import { showToast } from '@/storefront/ui/toast-store'
import { answerQuestion, loadWaitingQuestions } from '../api/group-calls'

/** The questions of the trip's page that wait for an answer, and the place to give it: it shows there, for everybody. */
export const QuestionsBox = ({ departure: { expedition } }: { departure: GuideDeparture }) => {
  const { data, refetch } = useQuery(
    {
      queryKey: ['waiting-questions', expedition.id],
      ...WHILE_SHOWN,
      queryFn: () => loadWaitingQuestions(expedition.id),
    },
    queryClient(),
  )
  if (!data || data.length === 0) return null
  return (
    <Box title={`Questions sans réponse (${String(data.length)})`}>
      <p className="soft">
        Posées sur{' '}
        <SiteLink className="link" href={`/expeditions/${expedition.slug}`}>
          la page de l’aventure
        </SiteLink>
        {'\u00a0'}: tout le monde y lira ta réponse.
      </p>
      <ul className="dash-list">
        {data.map((question) => (
          <Question
            key={question.id}
            question={question}
            expeditionId={expedition.id}
            onAnswered={() => void refetch()}
          />
        ))}
      </ul>
    </Box>
  )
}

type QuestionProps = { question: Message; expeditionId: number; onAnswered: () => void }

const Question = ({ question, expeditionId, onAnswered }: QuestionProps) => {
  const [body, setBody] = useState('')
  const [error, setError] = useState<string>()
  const answer = async (event: SyntheticEvent) => {
    event.preventDefault()
    try {
      await answerQuestion({ expeditionId, questionId: question.id, body })
      showToast({ tone: 'success', message: 'Ta réponse est en ligne.' })
      onAnswered()
    } catch (cause) {
      setError(refusalOf(cause).summary)
    }
  }
  return (
    <li>
      <form className="answer-form" onSubmit={(event) => void answer(event)} noValidate>
        <p>
          <b>{question.author.first_name}</b>, le {formatShortDate(question.created_at)}
          {'\u00a0'}: {question.body}
        </p>
        <TextareaField
          label={`Ta réponse à ${question.author.first_name}`}
          rows={3}
          value={body}
          limit={MESSAGE_MAX_LENGTH}
          error={error}
          onChange={({ target }) => setBody(target.value)}
        />
        <Button type="submit" look="line" size="sm">
          Répondre
        </Button>
      </form>
    </li>
  )
}

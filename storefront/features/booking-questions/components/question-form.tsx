import { useQuery } from '@tanstack/react-query'
import { formatDays } from '@/domain/days/french-dates'
import { queryClient } from '@/storefront/lib/api/query-client'
import { LegalTextBox } from '@/storefront/parts/legal-text-box'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import { FieldError } from '@/storefront/ui/field-error'
import { loadQuestionText, type QuestionText } from '../api/question-calls'
import { dateNote, differenceText, type OfferedDate } from '../rules/offered-date'

export type Way<Name extends string> = { name: Name; title: string; note: string; end?: string | undefined }

type QuestionFormProps<Name extends string> = {
  /** What is answered, for a screen reader. */
  legend: string
  /** The ways to answer: alike in size and in words, none chosen beforehand. */
  ways: Array<Way<Name>>
  way: Name | null
  onWay: (way: Name) => void
  dates: OfferedDate[]
  date: OfferedDate | null
  onDate: (departureId: number) => void
  travelersCount: number
  /** Below the ways, and below the dates. */
  waysNote?: string | undefined
  datesNote?: string | undefined
  text: (QuestionText & { title: string }) | null
  error: string | null
  isSending: boolean
  action: string
  onAnswer: () => Promise<void>
  once: string
}

/** The form of a question that is answered once. */
export const QuestionForm = <Name extends string>(props: QuestionFormProps<Name | 'move'>) => {
  const { legend, ways, way, onWay, waysNote, text, error, isSending, action, onAnswer, once } = props
  return (
    <>
      <Box title={'Que préfères-tu\u00a0?'}>
        <fieldset className="choices" disabled={isSending}>
          <legend className="sr-only">{legend}</legend>
          {ways.map(({ name, ...row }) => (
            <ChoiceRow key={name} name="way" {...row} checked={way === name} onChange={() => onWay(name)} />
          ))}
        </fieldset>
        {waysNote !== undefined && <p className="small soft change-none">{waysNote}</p>}
      </Box>
      {way === 'move' && <Dates {...props} />}
      {text && <Text {...text} />}
      {error && <FieldError>{error}</FieldError>}
      <div className="row wrapx">
        <Button look="go" size="lg" aria-disabled={isSending} onClick={() => void onAnswer()}>
          {action}
        </Button>
        <p className="small soft">{once} Un mail le confirme.</p>
      </div>
    </>
  )
}

type DatesProps = Pick<
  QuestionFormProps<string>,
  'dates' | 'date' | 'onDate' | 'travelersCount' | 'datesNote' | 'isSending'
>

/** The dates with room for all who travel, and what each costs more or less. */
const Dates = ({ dates, date, onDate, travelersCount, datesNote, isSending }: DatesProps) => (
  <Box title={travelersCount === 1 ? 'Quelle date te va\u00a0?' : 'Quelle date vous va\u00a0?'}>
    <fieldset className="choices" disabled={isSending}>
      <legend className="sr-only">Nouvelle date</legend>
      {dates.map((one) => (
        <ChoiceRow
          key={one.departure_id}
          name="date"
          title={formatDays({ start: one.departure_start, end: one.departure_end })}
          note={dateNote(one)}
          end={differenceText(one.difference)}
          checked={one.departure_id === date?.departure_id}
          onChange={() => onDate(one.departure_id)}
        />
      ))}
    </fieldset>
    {datesNote !== undefined && <p className="soft change-money">{datesNote}</p>}
  </Box>
)

/** The text under which one answers, in the version that is recorded with the answer. */
const Text = ({ title, ...text }: QuestionText & { title: string }) => {
  const { data } = useQuery(
    { queryKey: ['legal-text', text.kind, text.version], queryFn: () => loadQuestionText(text) },
    queryClient(),
  )
  return <LegalTextBox title={title} {...text} html={data?.html} />
}

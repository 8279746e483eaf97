import type { UIFieldServerProps } from 'payload'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { contradictingLines, textLines } from '@/domain/reservations/payment-terms-conflicts'
import type { PaymentTerm } from '@/payload-types'
import { CalendarsPreview } from './calendars-preview'

/** The terms of the form beside those in force, and the answers of the FAQ that say something else than what is saved. */
export const TermsPreview = async ({ data, payload }: UIFieldServerProps) => {
  const terms = data as Partial<PaymentTerm>
  const today = calendarDayInParis(new Date())
  const { docs } = await payload.find({
    collection: 'payment-terms',
    where: { status: { equals: 'published' } },
    sort: ['-effective_on', '-id'],
    pagination: false,
  })
  const inForce = docs.find(({ effective_on: day }) => calendarDayInParis(new Date(day)) <= today)
  const former = inForce?.id === terms.id ? undefined : inForce
  return (
    <>
      <CalendarsPreview today={today} former={former} />
      <FaqNote questions={await contradictingQuestions({ payload, terms })} />
    </>
  )
}

const FaqNote = ({ questions }: { questions: string[] }) =>
  questions.length > 0 && (
    <section className="terms-preview" aria-label="Questions fréquentes à relire">
      <p>
        Ces réponses des questions fréquentes disent autre chose. Change-les le jour où ces conditions s’appliquent.
      </p>
      <ul>
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </section>
  )

const contradictingQuestions = async ({
  payload,
  terms: { deposit_percent, grace_days },
}: Pick<UIFieldServerProps, 'payload'> & { terms: Partial<PaymentTerm> }): Promise<string[]> => {
  if (deposit_percent === undefined || grace_days === undefined) return []
  const { docs } = await payload.find({
    collection: 'faq-entries',
    where: { _status: { equals: 'published' } },
    pagination: false,
    depth: 0,
  })
  return docs
    .filter(({ answer }) => {
      const lines = textLines(answer.root)
      return contradictingLines({ lines, terms: { deposit_percent, grace_days } }).length > 0
    })
    .map(({ question }) => question)
}

import type { CancellationChoiceDetail } from '@/contract/cancellation'
import type { CancellationChoice as Choice } from '@/domain/changes/cancellation-choice'
import { formatDays, formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import { dateNote, differenceText, moneyText } from '../rules/choice-words'

type WaysProps = {
  detail: CancellationChoiceDetail
  way: Choice | null
  isSending: boolean
  onChoose: (way: Choice) => void
}

/** What may be chosen, alike in size and in words. */
export const ChoiceWays = ({ detail, way, isSending, onChoose }: WaysProps) => (
  <Box title={'Que préfères-tu\u00a0?'}>
    <fieldset className="choices" disabled={isSending}>
      <legend className="sr-only">Ton choix</legend>
      <ChoiceRow
        name="way"
        title={detail.refund.amount > 0 ? 'Le remboursement' : 'En rester là'}
        note={
          detail.refund.amount > 0
            ? `Le ${formatLongDate(detail.refund.by)} au plus tard`
            : 'Il n’y a rien à te rembourser'
        }
        end={detail.refund.amount > 0 ? formatPrice(detail.refund.amount) : undefined}
        checked={way === 'refund'}
        onChange={() => onChoose('refund')}
      />
      {detail.dates.length > 0 && (
        <ChoiceRow
          name="way"
          title="Une autre date"
          note="La même aventure, tes places prises aussitôt"
          checked={way === 'move'}
          onChange={() => onChoose('move')}
        />
      )}
      {detail.credit && (
        <ChoiceRow
          name="way"
          title="Un avoir"
          note={`Jusqu’au ${formatLongDate(detail.credit.expires_on)}, ce qui n’a pas servi est remboursé`}
          end={formatPrice(detail.credit.amount)}
          checked={way === 'credit'}
          onChange={() => onChoose('credit')}
        />
      )}
    </fieldset>
    {detail.dates.length === 0 && (
      <p className="small soft change-none">Aucune autre date n’a de place pour vous en ce moment.</p>
    )}
  </Box>
)

type DatesProps = {
  detail: CancellationChoiceDetail
  date: CancellationChoiceDetail['dates'][number] | null
  isSending: boolean
  onChoose: (departureId: number) => void
}

/** The dates with room for all who travel, what each costs more or less, and what becomes of what was paid. */
export const ChoiceDates = ({ detail, date, isSending, onChoose }: DatesProps) => (
  <Box title={detail.travelers_count === 1 ? 'Quelle date te va\u00a0?' : 'Quelle date vous va\u00a0?'}>
    <fieldset className="choices" disabled={isSending}>
      <legend className="sr-only">Nouvelle date</legend>
      {detail.dates.map((one) => (
        <ChoiceRow
          key={one.departure_id}
          name="date"
          title={formatDays({ start: one.departure_start, end: one.departure_end })}
          note={dateNote(one)}
          end={differenceText(one.difference)}
          checked={one.departure_id === date?.departure_id}
          onChange={() => onChoose(one.departure_id)}
        />
      ))}
    </fieldset>
    {date && <p className="soft change-money">{moneyText({ paid: detail.refund.amount, total: date.total })}</p>}
  </Box>
)

import type { ContractChangeDetail } from '@/contract/contract-changes'
import type { ChangeAnswer } from '@/domain/changes/contract-change'
import { formatDays, formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import { dateDifference, dateNote } from '../rules/answer-words'

type ChangeWaysProps = {
  detail: ContractChangeDetail
  way: ChangeAnswer | null
  isSending: boolean
  onChoose: (way: ChangeAnswer) => void
}

/** What may be answered, alike in size and in words. */
export const ChangeWays = ({ detail, way, isSending, onChoose }: ChangeWaysProps) => (
  <Box title={'Que préfères-tu\u00a0?'}>
    <fieldset className="choices" disabled={isSending}>
      <legend className="sr-only">Ta réponse</legend>
      <ChoiceRow
        name="way"
        title="J’accepte"
        note="Ton contrat est modifié et t’est envoyé à jour"
        end={formatPrice(detail.total_after)}
        checked={way === 'accept'}
        onChange={() => onChoose('accept')}
      />
      <ChoiceRow
        name="way"
        title="Je mets fin au contrat, sans frais"
        note={
          detail.refund.amount > 0
            ? `Tout ce que tu as réglé t’est rendu, le ${formatLongDate(detail.refund.by)} au plus tard`
            : 'Il n’y a rien à te rendre'
        }
        end={detail.refund.amount > 0 ? formatPrice(detail.refund.amount) : undefined}
        checked={way === 'terminate'}
        onChange={() => onChoose('terminate')}
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
    </fieldset>
  </Box>
)

type ChangeDatesProps = {
  detail: ContractChangeDetail
  date: ContractChangeDetail['dates'][number] | null
  isSending: boolean
  onChoose: (departureId: number) => void
}

/** The dates that are offered instead, with what each costs more or less. */
export const ChangeDates = ({ detail, date, isSending, onChoose }: ChangeDatesProps) => (
  <Box title={detail.travelers_count === 1 ? 'Quelle date te va\u00a0?' : 'Quelle date vous va\u00a0?'}>
    <fieldset className="choices" disabled={isSending}>
      <legend className="sr-only">Nouvelle date</legend>
      {detail.dates.map((one) => (
        <ChoiceRow
          key={one.departure_id}
          name="date"
          title={formatDays({ start: one.departure_start, end: one.departure_end })}
          note={dateNote(one)}
          end={dateDifference(one)}
          checked={one.departure_id === date?.departure_id}
          onChange={() => onChoose(one.departure_id)}
        />
      ))}
    </fieldset>
  </Box>
)

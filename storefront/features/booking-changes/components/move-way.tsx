import { useState } from 'react'
import type { MoveDate } from '@/contract/reservation-changes'
import { describeCancellation } from '@/domain/changes/describe-cancellation'
import { formatDayMonth, formatDays, formatShortDate } from '@/domain/days/french-dates'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import { SiteLink } from '@/storefront/ui/site-link'
import { SumLine } from '@/storefront/parts/sum-line'
import { moveBooking } from '../api/change-calls'
import { useChange } from '../api/use-change'
import { moveReceipt } from '../rules/change-receipts'
import { dateNote, differenceText, moveAction } from '../rules/change-words'
import type { WayProps } from '../rules/way-props'
import { PayBox } from './pay-box'
import { PromoNote } from './promo-note'
import { ReachAgency } from './reach-agency'
import { RestLine } from './rest-line'

/** The other dates of the trip, what each would cost, and the press that goes to one for what was told. */
export const MoveWay = (props: WayProps) => {
  const { reservation, changes, phone, onDone } = props
  const { move } = changes
  const { reservation_id: id, travelers_count: travelers, departure_date: start } = reservation
  const [chosen, setChosen] = useState<number | null>(null)
  const date = move.dates.find((one) => one.departure_id === chosen && one.refusal === null)
  const { error, isSending, confirm } = useChange(props)
  if (!move.is_open) {
    return (
      <Box title="Change de date avec nous">
        <p className="soft">
          {move.until && `Le changement sans frais était possible jusqu’au ${formatShortDate(move.until)}. `}
          Appelle-nous au <ReachAgency phone={phone} />
          {'\u00a0'}: on cherche la date qui te va, et on te dit le prix avant de toucher à quoi que ce soit.
        </p>
      </Box>
    )
  }
  if (move.dates.length === 0) {
    return (
      <Box title="Aucune autre date pour l’instant">
        <p className="soft">
          Cette aventure n’a pas d’autre départ en vente. Appelle-nous au <ReachAgency phone={phone} />
          {'\u00a0'}: on te prévient du prochain.
        </p>
      </Box>
    )
  }
  const send = async (to: MoveDate) => {
    const moved = await moveBooking({
      id,
      departure_id: to.departure_id,
      from_departure_id: changes.departure_id,
      travelers_count: travelers,
      total: to.total,
    })
    onDone({ reservation: moved, receipt: moveReceipt({ before: reservation, after: moved, date: to }) })
  }
  return (
    <>
      <Box title={travelers === 1 ? 'Quelle date te va\u00a0?' : 'Quelle date vous va\u00a0?'}>
        <fieldset className="choices" disabled={isSending}>
          <legend className="sr-only">Nouvelle date</legend>
          {move.dates.map((one) => (
            <div key={one.departure_id} className="choices__row">
              <ChoiceRow
                name="date"
                title={formatDays({ start: one.departure_start, end: one.departure_end })}
                note={dateNote(one, { travelers, today: changes.today })}
                disabled={one.refusal !== null}
                checked={one.departure_id === chosen}
                onChange={() => setChosen(one.departure_id)}
                end={one.refusal === null ? differenceText(one.difference) : undefined}
              />
              {one.refusal === 'full' && (
                <SiteLink className="link small" href={`${SITE_PATHS.expedition(reservation.expedition.slug)}#dates`}>
                  Me prévenir<span className="sr-only"> d’une place le {formatDayMonth(one.departure_start)}</span>
                </SiteLink>
              )}
            </div>
          ))}
        </fieldset>
      </Box>
      {date && (
        <PayBox
          action={moveAction(date)}
          look="go"
          keep={`Garder le ${formatDayMonth(start)}`}
          reservationId={id}
          isReady
          isSending={isSending}
          error={error}
          onConfirm={() => void confirm(() => send(date))}
        >
          <dl className="dash-sums">
            <SumLine label="Nouveau total" note="Options comprises, au prix de cette date" amount={date.total} />
            <SumLine label="Déjà reçu" amount={reservation.paid} />
            <RestLine sums={date} payments={reservation.payments} />
          </dl>
          <PromoNote promo={date.promo} />
          <p className="small soft">
            {travelers === 1 ? 'Ta place' : 'Vos places'} du {formatDayMonth(start)}{' '}
            {travelers === 1 ? 'n’est rendue' : 'ne sont rendues'} qu’une fois{' '}
            {travelers === 1 ? 'la nouvelle à toi' : 'les nouvelles à vous'}. {describeCancellation(date.steps)}
          </p>
        </PayBox>
      )}
    </>
  )
}

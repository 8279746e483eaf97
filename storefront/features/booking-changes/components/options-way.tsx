import { useMemo, useState } from 'react'
import type { InputOf } from '@/contract/define-route'
import { changeOption, previewOption } from '@/contract/reservation-changes'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { callApi } from '@/storefront/lib/api/call-api'
import { sessionToken } from '@/storefront/lib/session/token'
import { SumLine } from '@/storefront/parts/sum-line'
import { Box } from '@/storefront/ui/box'
import { Stepper } from '@/storefront/ui/stepper'
import { useCancellation } from '../api/use-cancellation'
import type { AgencyPhone } from '../rules/agency-phone'
import { optionReceipt } from '../rules/change-receipts'
import { optionAction } from '../rules/change-words'
import type { WayProps } from '../rules/way-props'
import { PayBox } from './pay-box'
import { ReachAgency } from './reach-agency'
import { RestLine } from './rest-line'

type Wanted = { optionId: string; count: number }

/** The options of the trip, one changed at a time, what that costs or gives back, and the press that does it for that sum. */
export const OptionsWay = ({ reservation, changes, phone, onDone, onRefresh }: WayProps) => {
  const { is_open: isOpen, until, list } = changes.options
  const { reservation_id: id } = reservation
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const option = list.find((one) => one.id === wanted?.optionId)
  const { preview, error, isSending, confirm } = useCancellation({
    load: useMemo(() => (wanted ? () => loadOption({ id, ...wanted }) : null), [id, wanted]),
    send: async ({ fee, total }) => {
      if (!wanted || !option) return
      const { optionId, count } = wanted
      const after = await saveOption({ id, option_id: optionId, count, from_count: option.count, fee, total })
      onDone({ reservation: after, receipt: optionReceipt({ after, option, count }) })
    },
    onRefused: onRefresh,
  })
  if (!isOpen || list.length === 0) return <OptionsClosed options={changes.options} phone={phone} />
  const choose = (optionId: string, count: number) =>
    setWanted(list.some((one) => one.id === optionId && one.count === count) ? null : { optionId, count })
  return (
    <>
      <Box title="Tes options">
        <ul className="change-options">
          {list.map((one) => (
            <li key={one.id}>
              <p>
                <b>{one.label}</b>
                <small>
                  {one.description && `${one.description}. `}
                  {formatPrice(one.price)} par personne
                </small>
              </p>
              <Stepper
                label={`Nombre de «\u00a0${one.label}\u00a0»`}
                value={wanted?.optionId === one.id ? wanted.count : one.count}
                min={0}
                max={one.most}
                onChange={(count) => !isSending && choose(one.id, count)}
              />
            </li>
          ))}
        </ul>
        <p className="small soft">Une option à la fois, jusqu’au {formatShortDate(until)}, jour du solde.</p>
      </Box>
      {wanted && option && (
        <PayBox
          action={optionAction({ option, count: wanted.count, preview })}
          look={wanted.count < option.count ? 'danger' : 'go'}
          keep="Ne rien changer"
          reservationId={id}
          isReady={preview !== undefined}
          isSending={isSending}
          error={error}
          onConfirm={() => void confirm()}
        >
          {preview && (
            <dl className="dash-sums">
              <SumLine label="Nouveau total" amount={preview.total} />
              {preview.fee > 0 && <SumLine label="Frais gardés" note="Par le même barème" amount={preview.fee} />}
              <RestLine sums={preview} payments={reservation.payments} />
            </dl>
          )}
        </PayBox>
      )}
    </>
  )
}

const OptionsClosed = ({
  options: { until, list },
  phone,
}: {
  options: WayProps['changes']['options']
  phone: AgencyPhone
}) => (
  <Box title="Tes options">
    <p className="soft">
      {list.length === 0
        ? 'Cette aventure n’a pas d’option. '
        : `Les options changent en ligne jusqu’au jour du solde${until ? `, le ${formatShortDate(until)}` : ''}. `}
      Une question{'\u00a0'}? Appelle-nous au <ReachAgency phone={phone} />.
    </p>
  </Box>
)

const loadOption = async ({ id, optionId, count }: { id: number; optionId: string; count: number }) =>
  callApi(previewOption, {
    params: { id },
    query: { option_id: optionId, count: String(count) },
    token: await sessionToken(),
  })

const saveOption = async ({ id, ...body }: { id: number } & InputOf<(typeof changeOption)['body']>) =>
  callApi(changeOption, { params: { id }, body, token: await sessionToken() })

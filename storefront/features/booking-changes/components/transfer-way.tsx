import { useState } from 'react'
import { withDe } from '@/domain/text/elision'
import { formatShortDate } from '@/domain/days/french-dates'
import { isFarBelow } from '@/domain/travelers/level-gaps'
import { formatPrice } from '@/domain/text/price'
import { participantName } from '@/storefront/lib/forms/participant-name'
import { Avatar } from '@/storefront/ui/avatar'
import { Box } from '@/storefront/ui/box'
import { ChoiceRow } from '@/storefront/ui/choice-row'
import { sendTransfer } from '../api/transfer-call'
import { useChange } from '../api/use-change'
import { transferReceipt } from '../rules/change-receipts'
import { EMPTY_TRANSFEREE, type TypedTransferee } from '../rules/transferee'
import type { WayProps } from '../rules/way-props'
import { PayBox } from './pay-box'
import { ReachAgency } from './reach-agency'
import { TransferConsents } from './transfer-consents'
import { TransfereeFields } from './transferee-fields'

/** Whose place goes to whom, what both sign up to, and the press that hands it over for the cost that was told. */
export const TransferWay = (props: WayProps) => {
  const { reservation, changes, phone } = props
  const { transfer } = changes
  const [position, setPosition] = useState<number | null>(null)
  const traveler = reservation.participants.find((one) => one.position === position)
  if (!transfer.is_open) {
    return (
      <Box title="Cède ta place avec nous">
        <p className="soft">
          Une place se cède en ligne jusqu’à sept jours avant le départ{'\u00a0'}: c’était possible jusqu’au{' '}
          {formatShortDate(transfer.until)}. Appelle-nous au <ReachAgency phone={phone} />.
        </p>
      </Box>
    )
  }
  return (
    <>
      <Box title={'Quelle place\u00a0?'}>
        <fieldset className="choices">
          <legend className="sr-only">La place que tu cèdes</legend>
          {reservation.participants.map((one) => (
            <ChoiceRow
              key={one.position}
              name="place"
              lead={<Avatar name={participantName(one)} size={44} />}
              title={[participantName(one), one.last_name].filter(Boolean).join(' ')}
              note="Son profil est effacé dès que la place est cédée"
              checked={one.position === position}
              onChange={() => setPosition(one.position)}
            />
          ))}
        </fieldset>
      </Box>
      {traveler && <Transferee key={traveler.position} {...props} position={traveler.position} />}
    </>
  )
}

const Transferee = ({ position, ...props }: WayProps & { position: number }) => {
  const { reservation, changes, onDone } = props
  const { transfer } = changes
  const [typed, setTyped] = useState<TypedTransferee>(EMPTY_TRANSFEREE)
  const [accepted, setAccepted] = useState({ notice: false, level: false })
  const { error, fields, isSending, confirm } = useChange(props)
  const leaving = reservation.participants.find((one) => one.position === position)
  const name = leaving ? participantName(leaving) : ''
  const isFar =
    typed.level !== null &&
    transfer.level_notice_version !== null &&
    isFarBelow({ level: typed.level, demand: reservation.level_number })
  const isReady =
    typed.level !== null && (transfer.notice_version === null || accepted.notice) && (!isFar || accepted.level)
  const send = async () => {
    const after = await sendTransfer({ reservation, transfer, position, typed, isFar })
    onDone({ reservation: after, receipt: transferReceipt({ after, name, to: typed.first_name, cost: transfer.cost }) })
  }
  return (
    <>
      <Box title={`Qui part à la place ${withDe(name)}\u00a0?`}>
        <TransfereeFields
          typed={typed}
          errors={fields}
          expedition={reservation.expedition}
          onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
        />
      </Box>
      <PayBox
        action={`Céder la place ${withDe(name)}, ${transfer.cost > 0 ? `${formatPrice(transfer.cost)} de frais` : 'sans frais'}`}
        look="go"
        keep="Ne rien changer"
        reservationId={reservation.reservation_id}
        isReady={isReady}
        isSending={isSending}
        error={error}
        onConfirm={() => void confirm(send)}
      >
        <TransferConsents
          transfer={transfer}
          isFar={isFar}
          demand={reservation.level_number}
          accepted={accepted}
          onChange={setAccepted}
        />
      </PayBox>
    </>
  )
}

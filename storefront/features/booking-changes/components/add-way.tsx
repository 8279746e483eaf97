import { useMemo, useState } from 'react'
import { addTravelers, previewTravelers } from '@/contract/added-travelers'
import type { InputOf, OutputOf } from '@/contract/define-route'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { legalVersionPath } from '@/domain/legal/legal-documents'
import { settledSum } from '@/domain/reservations/settled-sum'
import { callApi } from '@/storefront/lib/api/call-api'
import { sessionToken } from '@/storefront/lib/session/token'
import { SumLine } from '@/storefront/parts/sum-line'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { useCancellation } from '../api/use-cancellation'
import { addAction, blankTraveler, isAnyFar, isWhole, type TypedTraveler } from '../rules/added-travelers'
import { addReceipt } from '../rules/change-receipts'
import type { WayProps } from '../rules/way-props'
import { AddClosed } from './add-closed'
import { AddedFields } from './added-fields'
import { PayBox } from './pay-box'
import { PromoNote } from './promo-note'
import { RestLine } from './rest-line'

/** Who joins a booking, what that costs at today's price, and the press that takes their seats for that sum. */
export const AddWay = (props: WayProps) => {
  const { reservation, changes } = props
  return changes.travelers.refusal === null ? (
    <Adding {...props} />
  ) : (
    <AddClosed {...props} slug={reservation.expedition.slug} />
  )
}

const Adding = ({ reservation, changes, onDone, onRefresh }: WayProps) => {
  const { available_count: available, level_notice_version: version } = changes.travelers
  const { reservation_id: id, travelers_count: travelersCount, level_number: demand } = reservation
  const [travelers, setTravelers] = useState<TypedTraveler[]>([blankTraveler(reservation)])
  const [accepts, setAccepts] = useState(false)
  const notice = isAnyFar({ travelers, demand }) ? version : null
  const ages = isWhole(travelers) ? travelers.map(({ age }) => age).join(',') : null
  const { preview, error, isSending, confirm } = useCancellation({
    load: useMemo(() => (ages === null ? null : () => loadTravelers({ id, ages })), [id, ages]),
    send: async ({ total }) => {
      if (!isWhole(travelers)) return
      const after = await saveTravelers({
        id,
        travelers,
        travelers_count: travelersCount,
        total,
        ...(notice !== null && { level_notice_version: notice }),
      })
      onDone({ reservation: after, receipt: addReceipt({ after, travelers }) })
    },
    onRefused: onRefresh,
  })
  return (
    <>
      <AddedFields
        reservation={reservation}
        travelers={travelers}
        most={available}
        isSending={isSending}
        onChange={setTravelers}
      />
      <PayBox
        action={addAction({ count: travelers.length, preview })}
        look="go"
        keep="Ne rien changer"
        reservationId={id}
        isReady={preview !== undefined && (notice === null || accepts)}
        isSending={isSending}
        error={error}
        onConfirm={() => void confirm()}
      >
        {preview && <AddedSums preview={preview} payments={reservation.payments} />}
        {preview && preview.left_to_pay > 0 && isDepositPaid(reservation) && (
          <p className="small">Ce que tu as réglé vaut acompte{'\u00a0'}: ce qui s’ajoute se paie avec le solde.</p>
        )}
        <PromoNote promo={preview?.promo} />
        {notice !== null && <LevelConsent version={notice} demand={demand} accepts={accepts} onChange={setAccepts} />}
        <p className="small soft">
          {reservation.expedition.expedition_type === 'kids'
            ? 'Le même responsable répond de chaque enfant\u00a0: l’autorisation est à signer de nouveau, avec tous les noms. '
            : ''}
          Les conditions d’annulation de ta réservation valent aussi pour qui s’ajoute.
        </p>
      </PayBox>
    </>
  )
}

type AddedSumsProps = { preview: OutputOf<(typeof previewTravelers)['response']> } & Pick<ReservationDetail, 'payments'>

/** What the booking comes to with them, and what is left to pay or comes back. */
const AddedSums = ({ preview, payments }: AddedSumsProps) => (
  <dl className="dash-sums">
    <SumLine label="Nouveau total" note="Au prix d’aujourd’hui pour qui s’ajoute" amount={preview.total} />
    <RestLine sums={preview} payments={payments} />
  </dl>
)

type LevelConsentProps = { version: string; demand: number; accepts: boolean; onChange: (accepts: boolean) => void }

/** The warning that is accepted with somebody far below the trip: not ticked for anybody. */
const LevelConsent = ({ version, demand, accepts, onChange }: LevelConsentProps) => (
  <CheckboxRow checked={accepts} onChange={({ target }) => onChange(target.checked)}>
    Cette aventure demande un niveau {demand}/5{'\u00a0'}: j’ai lu l’
    <a className="link" href={legalVersionPath({ kind: 'level_notice', version })} target="_blank" rel="noopener">
      avertissement sur le niveau<span className="sr-only">, nouvel onglet</span>
    </a>{' '}
    et j’ajoute la place en connaissance de cause.
  </CheckboxRow>
)

const isDepositPaid = ({ price, ...sums }: ReservationDetail): boolean => {
  const settled = settledSum(sums)
  return settled > 0 && settled >= price.deposit
}

/** `fee`: adding somebody has none. */
const loadTravelers = async ({ id, ages }: { id: number; ages: string }) => ({
  fee: 0,
  ...(await callApi(previewTravelers, { params: { id }, query: { ages }, token: await sessionToken() })),
})

const saveTravelers = async ({ id, ...body }: { id: number } & InputOf<(typeof addTravelers)['body']>) =>
  callApi(addTravelers, { params: { id }, body, token: await sessionToken() })

'use client'

import { useRef, useState } from 'react'
import { requestCall } from '@/contract/call-requests'
import { callDays, formatCallDay, formatCallHour, type CallSlot } from '@/domain/contact/call-slots'
import { CALL_REQUEST_DAYS } from '@/domain/accounts/data-retention'
import { INVALID_PHONE } from '@/domain/travelers/phone'
import { callApi } from '@/storefront/lib/api/call-api'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { readTypedPhone } from '@/storefront/lib/forms/typed-phone'
import { useSession } from '@/storefront/lib/session/hook'
import { readSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { Note } from '@/storefront/ui/note'
import { PhoneField } from '@/storefront/ui/phone-field'
import { SelectField } from '@/storefront/ui/select-field'

type CallRequestFormProps = { expeditionId?: number; onClose: () => void }
type Refusal = { isOfPhone: boolean; message: string }

/** A number and an hour at which the agency is there. */
export const CallRequestForm = ({ expeditionId, onClose }: CallRequestFormProps) => {
  const { user } = useSession()
  const [days] = useState(() => callDays(new Date()))
  const [chosenDay, chooseDay] = useState(days[0]?.day ?? '')
  const [asked, setAsked] = useState<CallSlot>()
  const [refusal, setRefusal] = useState<Refusal>()
  const number = useRef<HTMLInputElement>(null)
  const hours = days.find(({ day }) => day === chosenDay)?.hours ?? []
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      const phone = readTypedPhone({ phone: typed('phone'), callingCode: typed('calling_code') })
      setRefusal(phone === null ? { isOfPhone: true, message: INVALID_PHONE } : undefined)
      if (phone === null) return number.current?.focus()
      const slot = { day: typed('day'), hour: Number(typed('hour')) }
      await sendCallRequest({ phone, slot, expeditionId })
      setAsked(slot)
    },
    onRefusal: ({ errors, summary }) => setRefusal({ isOfPhone: errors[0]?.field === 'phone', message: summary }),
  })
  return (
    <Dialog open onClose={onClose} title={'Quand veux-tu qu’on t’appelle\u00a0?'} initialFocus={number}>
      {asked ? (
        <>
          <Note tone="ok" role="status">
            C’est noté{'\u00a0'}: on t’appelle {formatCallDay(asked.day)}, {formatCallHour(asked.hour)}.
          </Note>
          <Button look="line" block onClick={onClose}>
            Fermer
          </Button>
        </>
      ) : (
        <form className="stack" onSubmit={submit} noValidate>
          <PhoneField
            ref={number}
            label="Ton numéro"
            defaultValue={user?.phone ?? ''}
            hint="Il n’est jamais partagé avec des tiers."
            error={refusal?.isOfPhone ? refusal.message : undefined}
          />
          <SelectField
            label="Jour"
            name="day"
            value={chosenDay}
            onChange={({ target }) => chooseDay(target.value)}
            options={days.map(({ day }) => ({ value: day, label: formatCallDay(day) }))}
          />
          <SelectField
            key={chosenDay}
            label="Heure, à Paris"
            name="hour"
            options={hours.map((hour) => ({ value: String(hour), label: formatCallHour(hour) }))}
          />
          {refusal && !refusal.isOfPhone && (
            <Note tone="danger" role="alert">
              {refusal.message}
            </Note>
          )}
          <Button type="submit" look="go" block aria-disabled={isSending}>
            Être rappelé(e)
          </Button>
          <p className="small mute">
            Ton numéro ne sert qu’à cet appel, et s’efface {CALL_REQUEST_DAYS}
            {'\u00a0'}jours après.
          </p>
        </form>
      )}
    </Dialog>
  )
}

/** Asks the agency to call; it knows who asks when they are signed in. */
const sendCallRequest = ({ phone, slot, expeditionId }: { phone: string; slot: CallSlot; expeditionId?: number }) =>
  callApi(requestCall, {
    body: { phone, ...slot, ...(expeditionId !== undefined && { expedition_id: expeditionId }) },
    token: readSession().user?.token,
  })

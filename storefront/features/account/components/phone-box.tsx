import { parsePhoneNumberFromString } from 'libphonenumber-js'
import { useState } from 'react'
import { INVALID_PHONE } from '@/domain/travelers/phone'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { readTypedPhone, savePhoneNumber } from '@/storefront/lib/forms/typed-phone'
import { Button } from '@/storefront/ui/button'
import { PhoneField } from '@/storefront/ui/phone-field'
import { showToast } from '@/storefront/ui/toast-store'
import { AccountBox } from './account-box'

export const PhoneBox = ({ phone }: { phone: string | null }) => {
  const [error, setError] = useState<string>()
  const known = phone === null ? undefined : parsePhoneNumberFromString(phone)
  const { isSending, submit } = useAccountForm({
    send: async (typed, form) => {
      const isEmpty = typed('phone').trim() === ''
      const number = isEmpty ? null : readTypedPhone({ phone: typed('phone'), callingCode: typed('calling_code') })
      const isInvalid = number === null && (!isEmpty || phone === null)
      setError(isInvalid ? INVALID_PHONE : undefined)
      if (isInvalid) return form.querySelector<HTMLElement>('[name="phone"]')?.focus()
      await savePhoneNumber(number)
      showToast({ tone: 'success', message: isEmpty ? 'Ton numéro est effacé.' : 'Ton numéro est enregistré.' })
    },
    onRefusal: (refusal) => setError(refusal.error),
  })
  return (
    <AccountBox title="Téléphone">
      <form className="stack" onSubmit={submit} noValidate>
        <PhoneField
          label="Ton numéro"
          defaultValue={known?.formatNational() ?? ''}
          defaultCountry={known?.country}
          hint={`Il n’est jamais partagé avec des tiers.${phone === null ? '' : ' Vide le champ pour l’effacer.'}`}
          error={error}
        />
        <Button type="submit" className="box__act" aria-disabled={isSending}>
          Enregistrer mon numéro
        </Button>
      </form>
    </AccountBox>
  )
}

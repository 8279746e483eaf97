'use client'

import { ArrowUpRight } from 'lucide'
import { useRef, useState } from 'react'
import { INVALID_PHONE } from '@/domain/travelers/phone'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { refreshUser } from '@/storefront/lib/session/load'
import { newsletterNews, subscribeUser } from '@/storefront/lib/session/newsletter'
import { closePhonePopup } from '@/storefront/lib/session/phone'
import { readTypedPhone, savePhoneNumber } from '@/storefront/lib/forms/typed-phone'
import { changeSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { CheckboxRow } from '@/storefront/ui/checkbox-row'
import { Dialog } from '@/storefront/ui/dialog'
import { Icon } from '@/storefront/ui/icon'
import { PhoneField } from '@/storefront/ui/phone-field'
import { SiteLink } from '@/storefront/ui/site-link'
import { showToast } from '@/storefront/ui/toast-store'

type PhoneFormProps = {
  isSubscribed: boolean
  /** The agency's calendar of calls, on another site. */
  appointmentUrl: string
}

export const PhoneForm = ({ isSubscribed, appointmentUrl }: PhoneFormProps) => {
  const [error, setError] = useState<string>()
  const number = useRef<HTMLInputElement>(null)
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      const phone = readTypedPhone({ phone: typed('phone'), callingCode: typed('calling_code') })
      setError(phone === null ? INVALID_PHONE : undefined)
      if (phone === null) return number.current?.focus()
      await savePhoneNumber(phone)
      changeSession({ phonePopup: null })
      if (typed('newsletter') === 'on') await subscribe()
      await refreshUser().catch(console.error)
    },
    onRefusal: (refusal) => setError(refusal.error),
  })
  return (
    <Dialog
      open
      onClose={closePhonePopup}
      title={'On t’appelle pour préparer la prochaine\u00a0?'}
      initialFocus={number}
    >
      <form className="stack" onSubmit={submit} noValidate>
        <p className="soft">
          Laisse ton numéro{'\u00a0'}: un conseiller te rappelle et répond à tes questions sur le niveau, le matériel ou
          le trajet.
        </p>
        <PhoneField ref={number} label="Ton numéro" hint="Il n’est jamais partagé avec des tiers." error={error} />
        {!isSubscribed && (
          <CheckboxRow name="newsletter" className="check--close">
            Je m’inscris aussi à la newsletter
          </CheckboxRow>
        )}
        <Button type="submit" look="go" block aria-disabled={isSending}>
          Être rappelé(e)
        </Button>
        <p className="small pop__foot">
          Tu préfères choisir le moment{'\u00a0'}?{' '}
          <SiteLink className="link" href={appointmentUrl}>
            Prends{' '}
            <span className="unbroken">
              rendez-vous
              <Icon of={ArrowUpRight} className="i--small pop__out" />
            </span>
            <span className="sr-only">, nouvel onglet</span>
          </SiteLink>
        </p>
      </form>
    </Dialog>
  )
}

/** The number is saved and the popup gone by then: what becomes of the newsletter is said by a notification. */
const subscribe = async () => {
  try {
    const standing = await subscribeUser()
    if (standing) showToast(newsletterNews(standing))
  } catch (error) {
    showToast({ tone: 'error', message: refusalOf(error).error })
  }
}

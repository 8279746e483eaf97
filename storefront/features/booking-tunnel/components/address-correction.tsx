import { useState, type SubmitEvent } from 'react'
import { EMAIL_ADDRESS } from '@/domain/accounts/email-address'
import { useSending } from '@/storefront/lib/forms/use-sending'
import { changeSession, readSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { correctOrderAddress } from '../api/booking-calls'

type AddressCorrectionProps = { cartId: number; onCorrected: () => Promise<unknown> }

/** The way out of a mistyped address: the order stays, and its mail leaves for the right one. */
export const AddressCorrection = ({ cartId, onCorrected }: AddressCorrectionProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  if (!isOpen) {
    return (
      <p className="small soft address-step__other" role={sentTo ? 'status' : undefined}>
        {sentTo ? (
          <>
            L’email est parti vers <b className="as-typed">{sentTo}</b>. Le lien envoyé à l’ancienne adresse ne marche
            plus.{' '}
          </>
        ) : (
          <>L’adresse n’est pas la bonne{'\u00a0'}? </>
        )}
        <button type="button" className="link" onClick={() => setIsOpen(true)}>
          {sentTo ? 'La corriger encore' : 'Corriger l’adresse'}
        </button>
      </p>
    )
  }
  return (
    <CorrectionForm
      cartId={cartId}
      onClose={() => setIsOpen(false)}
      onSent={async (email) => {
        setSentTo(email)
        setIsOpen(false)
        await onCorrected()
      }}
    />
  )
}

type CorrectionFormProps = { cartId: number; onClose: () => void; onSent: (email: string) => Promise<void> }

const CorrectionForm = ({ cartId, onClose, onSent }: CorrectionFormProps) => {
  const [typed, setTyped] = useState('')
  const [isOdd, setIsOdd] = useState(false)
  const { isSending, refusal, run } = useSending()
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    const email = typed.trim().toLowerCase()
    setIsOdd(!EMAIL_ADDRESS.test(email))
    if (!EMAIL_ADDRESS.test(email)) return
    await run(async () => {
      await correctOrderAddress({ id: cartId, email })
      const { user } = readSession()
      if (user) changeSession({ user: { ...user, email } })
      await onSent(email)
    })
  }
  return (
    <form className="address-step__fix" noValidate onSubmit={(event) => void send(event)}>
      <Field
        label="Ta bonne adresse mail"
        type="email"
        autoComplete="email"
        value={typed}
        hint="Ta commande reste telle quelle. Le lien déjà envoyé ne marchera plus."
        error={isOdd ? 'Écris une adresse complète, comme camille@exemple.fr' : refusal?.error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="row wrapx">
        <Button type="submit" look="line" aria-disabled={isSending}>
          Envoyer à cette adresse
        </Button>
        <Button look="ghost" onClick={onClose}>
          Garder l’adresse
        </Button>
      </div>
    </form>
  )
}

import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { changeSession, readSession } from '@/storefront/lib/session/store'
import { Button } from '@/storefront/ui/button'
import { Field } from '@/storefront/ui/field'
import { askNewPassword } from '../api/account-calls'
import type { ForgottenState } from '../rules/popup-title'

type ForgottenStepProps = { state: ForgottenState; onState: (state: ForgottenState) => void; onClose: () => void }

/** Popup 5: input, then success or error. */
export const ForgottenStep = ({ state, onState, onClose }: ForgottenStepProps) => {
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      const email = typed('email').trim()
      changeSession({ email })
      await askNewPassword(email)
      onState('success')
    },
    onRefusal: () => onState('error'),
  })
  if (state === 'success') {
    return (
      <Button look="ink" block onClick={onClose}>
        Quitter
      </Button>
    )
  }
  if (state === 'error') {
    return (
      <div className="pop__pair">
        <Button look="line" onClick={onClose}>
          Quitter
        </Button>
        <Button look="go" onClick={() => onState('input')}>
          Ressayer
        </Button>
      </div>
    )
  }
  return (
    <form className="stack" onSubmit={submit}>
      <p className="soft">Obtiens un nouveau mot de passe en entrant ton adresse email.</p>
      <Field
        label="Adresse email"
        name="email"
        type="email"
        required
        defaultValue={readSession().email}
        autoComplete="username"
      />
      <Button type="submit" look="go" block aria-disabled={isSending}>
        Envoyer
      </Button>
    </form>
  )
}

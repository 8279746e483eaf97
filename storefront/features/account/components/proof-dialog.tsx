import { useState } from 'react'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { PasswordField } from '@/storefront/ui/password-field'
import { proveIdentity } from '../api/account-page-calls'

type ProofDialogProps = { onProven: () => Promise<void> | void; onClose: () => void }

/** Asks for the password before a way into the account changes. */
export const ProofDialog = ({ onProven, onClose }: ProofDialogProps) => {
  const [error, setError] = useState<string>()
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setError(undefined)
      await proveIdentity(typed('current_password'))
      await onProven()
    },
    onRefusal: (refusal) => setError(refusal.error),
  })
  return (
    <Dialog open onClose={onClose} title={'C’est bien toi\u00a0?'}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">Une façon de te connecter va changer. Donne ton mot de passe pour continuer.</p>
        <PasswordField
          label="Ton mot de passe"
          name="current_password"
          required
          autoComplete="current-password"
          error={error}
        />
        <Button type="submit" block aria-disabled={isSending}>
          Continuer
        </Button>
      </form>
    </Dialog>
  )
}

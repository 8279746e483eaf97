import { useState } from 'react'
import type { Flash } from '@/domain/flash'
import { FLASH_COOKIE } from '@/domain/flash-cookies'
import { writeCookie } from '@/storefront/lib/browser-storage'
import { useAccountForm } from '@/storefront/lib/session-form-hook'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { Field } from '@/storefront/ui/field'
import { PasswordField } from '@/storefront/ui/password-field'
import { deleteAccount } from '../api/account-page-calls'

type DeletionDialogProps = { email: string; hasPassword: boolean; onClose: () => void }

export const DeletionDialog = ({ email, hasPassword, onClose }: DeletionDialogProps) => {
  const [error, setError] = useState<string>()
  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setError(undefined)
      await deleteAccount(typed('confirmation'))
      writeCookie({ name: FLASH_COOKIE, value: 'account_deleted' satisfies Flash, seconds: 60 })
      // A whole new page: nothing of the account may stay in this one.
      location.replace('/')
    },
    onRefusal: (refusal) => setError(refusal.error),
  })
  return (
    <Dialog open onClose={onClose} title={'Supprimer ton compte\u00a0?'}>
      <form className="grid gap-4" onSubmit={submit}>
        <p className="soft">C’est définitif. Tes réservations restent valables, mais tu ne les verras plus ici.</p>
        {hasPassword ? (
          <PasswordField
            label="Ton mot de passe"
            name="confirmation"
            required
            autoComplete="current-password"
            error={error}
          />
        ) : (
          <Field
            label="Ton adresse email, pour confirmer"
            name="confirmation"
            type="email"
            required
            placeholder={email}
            autoComplete="off"
            error={error}
          />
        )}
        <Button type="submit" look="danger" block aria-disabled={isSending}>
          Supprimer mon compte
        </Button>
      </form>
    </Dialog>
  )
}

import { useEffect, useState } from 'react'
import type { Flash } from '@/domain/accounts/flash'
import { FLASH_COOKIE } from '@/domain/accounts/flash-cookies'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { useAccountForm } from '@/storefront/lib/forms/form-hook'
import { writeCookie } from '@/storefront/lib/storage/browser-storage'
import { Button } from '@/storefront/ui/button'
import { Dialog } from '@/storefront/ui/dialog'
import { Field } from '@/storefront/ui/field'
import { FieldError } from '@/storefront/ui/field-error'
import { PasswordField } from '@/storefront/ui/password-field'
import { deleteAccount, loadDeletion, type DeletionPreview } from '../api/account-page-calls'

type DeletionDialogProps = { email: string; hasPassword: boolean; onClose: () => void }

/** Says what deleting the account cancels, what it costs and what stays; deletes that and nothing else. */
export const DeletionDialog = ({ email, hasPassword, onClose }: DeletionDialogProps) => {
  const [error, setError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [told, setTold] = useState<DeletionPreview>()

  useEffect(() => {
    let isGone = false
    loadDeletion().then(
      (found) => !isGone && setTold(found),
      (reason: unknown) => !isGone && setFailure(refusalOf(reason).error),
    )
    return () => {
      isGone = true
    }
  }, [])

  const { isSending, submit } = useAccountForm({
    send: async (typed) => {
      setError(undefined)
      setFailure(undefined)
      if (!told) return
      await deleteAccount({ confirmation: typed('confirmation'), told })
      writeCookie({ name: FLASH_COOKIE, value: 'account_deleted' satisfies Flash, seconds: 60 })
      // A whole new page: nothing of the account may stay in this one.
      location.replace('/')
    },
    onRefusal: (refusal) => {
      if (refusal.status !== 409) return setError(refusal.error)
      setFailure(refusal.error)
      // What is shown must be what is canceled now.
      void loadDeletion().then(setTold, () => setTold(undefined))
    },
  })
  return (
    <Dialog open onClose={onClose} title={'Supprimer ton compte\u00a0?'}>
      <form className="stack" onSubmit={submit}>
        <p className="soft">
          C’est définitif. Ton nom, ton adresse, ton numéro, tes favoris et les données des voyageurs sont effacés. Tes
          questions et avis publiés restent, signés «{'\u00a0'}Ancien membre{'\u00a0'}»{'\u00a0'}: écris-nous avant si
          tu veux qu’ils partent aussi. Pour ce qui a été payé ou reste dû, la loi nous fait garder dix ans les factures
          et le nom qu’elles portent.
        </p>
        {told && <CanceledTrips told={told} />}
        <div aria-live="polite">{failure && <FieldError>{failure}</FieldError>}</div>
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
        <Button type="submit" look="danger" block disabled={!told} aria-disabled={isSending}>
          Supprimer mon compte
        </Button>
      </form>
    </Dialog>
  )
}

/** The reservations that go with the account, each with its fee and refund; nothing when there are none. */
const CanceledTrips = ({ told: { reservations, fee, refund } }: { told: DeletionPreview }) => {
  if (reservations.length === 0) return null
  return (
    <section aria-label="Ce qui est annulé" className="stack stack--tight">
      <p>
        <strong>
          {reservations.length === 1
            ? 'Ta réservation à venir sera annulée\u00a0:'
            : `Tes ${String(reservations.length)}\u00a0réservations à venir seront annulées\u00a0:`}
        </strong>
      </p>
      <ul className="canceled-trips">
        {reservations.map(({ reservation_id: id, name, departure_date: day, ...sums }) => (
          <li key={id}>
            {name}, {formatShortDate(day)}
            {'\u00a0'}: frais {formatPrice(sums.fee)}, remboursement {formatPrice(sums.refund)}
          </li>
        ))}
      </ul>
      {reservations.length > 1 && (
        <p>
          En tout{'\u00a0'}: frais <span className="num">{formatPrice(fee)}</span>, remboursement{' '}
          <span className="num">{formatPrice(refund)}</span>
        </p>
      )}
      {refund > 0 && (
        <p>Avant d’effacer ton adresse, nous t’écrivons comment recevoir ce qui te reste dû. Garde ce message.</p>
      )}
    </section>
  )
}

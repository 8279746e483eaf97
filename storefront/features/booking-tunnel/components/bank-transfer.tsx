import { Copy } from 'lucide'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { nextTransfer } from '@/domain/ledger/due-now'
import { formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { settledSum } from '@/domain/reservations/settled-sum'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { showToast } from '@/storefront/ui/toast-store'
import { TransferCode } from '@/storefront/ui/transfer-code'

/** Where to send the deposit, and when the rest is due. */
export const BankTransfer = ({
  reservation: { reservation_id: id, price, ...reservation },
  bank,
}: {
  reservation: ReservationDetail
  bank: NonNullable<ReservationDetail['bank']>
}) => {
  // What gift cards and cards pay of it is no more to be sent.
  const due = nextTransfer({ ...price, settled: settledSum(reservation) })
  const lines = [
    { name: 'Bénéficiaire', value: bank.holder },
    { name: 'IBAN', value: bank.iban },
    { name: 'BIC', value: bank.bic },
    { name: 'Référence à indiquer', value: bank.reference },
  ]
  return (
    <section className="box transfer">
      <div>
        <h2>Ton virement</h2>
        <p className="transfer__sum num">{formatPrice(due)}</p>
        <p className="soft">avant le {formatShortDate(price.deposit_due_on)}</p>
        {price.balance_due_on !== null && (
          <p className="small soft transfer__rest">
            Puis le solde de <span className="num">{formatPrice(price.balance)}</span> avant le{' '}
            {formatShortDate(price.balance_due_on)}. Tu retrouves cette date dans ton espace.
          </p>
        )}
        <TransferCode src={`/my-expeditions/${String(id)}/virement.svg`} amount={due} />
      </div>
      <dl className="transfer__lines">
        {lines.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <span className="num as-typed">{value}</span>
              <IconButton bare label={`Copier\u00a0: ${name}`} onClick={() => copy({ name, value })}>
                <Icon of={Copy} />
              </IconButton>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const copy = async ({ name, value }: { name: string; value: string }) => {
  try {
    await navigator.clipboard.writeText(value)
    showToast({ tone: 'success', message: `${name}\u00a0: c’est copié.` })
  } catch {
    showToast({ tone: 'info', message: 'Ton navigateur ne permet pas de copier.' })
  }
}

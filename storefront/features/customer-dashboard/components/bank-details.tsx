import { Copy } from 'lucide'
import type { ReservationDetail } from '@/contract/reservations'
import { nextTransfer } from '@/domain/transfer-due'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { showToast } from '@/storefront/ui/toast-store'
import { TransferCode } from '@/storefront/ui/transfer-code'

type BankDetailsProps = { reservation: Pick<ReservationDetail, 'reservation_id' | 'bank' | 'price' | 'paid'> }

/** Where to transfer the money, each line ready to copy, and the code that fills it in. */
export const BankDetails = ({ reservation: { reservation_id: id, bank, price, paid } }: BankDetailsProps) => (
  <div className="dash-bank">
    <p>Par virement, en rappelant la référence{'\u00a0'}:</p>
    <ul className="grid gap-2">
      <BankLine label="Bénéficiaire" value={bank.holder} />
      <BankLine label="IBAN" value={bank.iban} copied={bank.iban.replaceAll(' ', '')} />
      <BankLine label="BIC" value={bank.bic} />
      <BankLine label="Référence" value={bank.reference} />
    </ul>
    <TransferCode src={`/my-expeditions/${String(id)}/virement.svg`} amount={nextTransfer({ ...price, paid })} />
  </div>
)

const BankLine = ({ label, value, copied = value }: { label: string; value: string; copied?: string }) => (
  <li>
    <p className="min-w-0">
      <small>{label}</small>
      <b className="num">{value}</b>
    </p>
    <IconButton label={`Copier\u00a0: ${label}`} bare onClick={() => void copy(copied)}>
      <Icon of={Copy} />
    </IconButton>
  </li>
)

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => void showToast({ tone: 'success', message: 'Copié.' }),
    () => void showToast({ tone: 'error', message: 'Ton navigateur refuse la copie.' }),
  )

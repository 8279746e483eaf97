import { Copy } from 'lucide'
import type { ReactNode } from 'react'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { showToast } from '@/storefront/ui/toast-store'

type BankDetailsProps = {
  bank: NonNullable<ReservationDetail['bank']>
  /** The code that fills it in, for who may see it. */
  children?: ReactNode
}

/** Where to transfer the money, each line ready to copy. */
export const BankDetails = ({ bank, children }: BankDetailsProps) => (
  <div className="dash-bank">
    <p>Par virement, en rappelant la référence{'\u00a0'}:</p>
    <ul className="stack stack--tight">
      <BankLine label="Bénéficiaire" value={bank.holder} />
      <BankLine label="IBAN" value={bank.iban} copied={bank.iban.replaceAll(' ', '')} />
      <BankLine label="BIC" value={bank.bic} />
      <BankLine label="Référence" value={bank.reference} />
    </ul>
    {children}
  </div>
)

const BankLine = ({ label, value, copied = value }: { label: string; value: string; copied?: string }) => (
  <li>
    <p className="row__text">
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

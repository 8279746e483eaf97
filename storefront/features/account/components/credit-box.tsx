import { useQuery } from '@tanstack/react-query'
import type { CreditReason, OwnCredit } from '@/contract/credit'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate, formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { MINE, queryClient, WHILE_SHOWN } from '@/storefront/lib/api/query-client'
import { loadCredit } from '../api/account-page-calls'
import { AccountBox } from './account-box'

/** One's credit: what is left, until when, and each of its lines; nothing for who never had any. */
export const CreditBox = () => {
  const { data: credit } = useQuery({ queryKey: [MINE, 'credit'], queryFn: loadCredit, ...WHILE_SHOWN }, queryClient())
  if (!credit || credit.accounts.length === 0) return null
  return (
    <AccountBox title="Mon avoir">
      <p>
        <b className="num">{formatPrice(credit.balance)}</b> à utiliser. Appelle-nous pour régler une aventure avec.
      </p>
      {credit.accounts.map((account) => (
        <Account key={account.id} account={account} />
      ))}
    </AccountBox>
  )
}

const Account = ({
  account: { balance, expires_on: day, is_over: isOver, entries },
}: {
  account: OwnCredit['accounts'][number]
}) => (
  <div className="stack stack--tight">
    <p className="small soft">
      {isOver
        ? `Terminé le ${formatLongDate(day)}`
        : `Reste ${formatPrice(balance)}, jusqu’au ${formatLongDate(day)} inclus. Ce qui n’aura pas servi te sera remboursé.`}
    </p>
    <ul>
      {entries.map(({ at, amount, reason, number }) => (
        <li key={at} className="row row-b ruled">
          <span>
            {REASONS[reason]}
            <small className="soft own-line">
              {formatShortDate(calendarDayInParis(new Date(at)))}
              {number && `, ${number}`}
            </small>
          </span>
          <b className="num">{`${amount > 0 ? '+' : '−'}\u00a0${formatPrice(Math.abs(amount))}`}</b>
        </li>
      ))}
    </ul>
  </div>
)

const REASONS: Record<CreditReason, string> = {
  opened: 'Au lieu d’un remboursement',
  used: 'Utilisé',
  given_back: 'Rendu',
  expired: 'À te rembourser, à sa fin',
  reversed: 'À te rembourser',
}

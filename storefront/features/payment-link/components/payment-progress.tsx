import type { PaymentDetail } from '@/contract/payments'
import { formatDayMonth } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { Box } from '@/storefront/ui/box'
import { PaymentSchedule } from '@/storefront/ui/payment-schedule'

/** How much is paid of the whole, and what comes when. */
export const PaymentProgress = ({ detail }: { detail: PaymentDetail }) => {
  const { paid, total, left, amount, due_on: dueOn, expedition } = detail
  const part = total > 0 ? Math.round((paid / total) * 100) : 100
  return (
    <Box
      title={paid > 0 ? `${formatPrice(paid)} réglés sur ${formatPrice(total)}` : `${formatPrice(total)} à régler`}
      aside={<p className="soft num">Reste {formatPrice(left)}</p>}
    >
      <div
        className="dash-bar"
        style={{ '--part': `${String(part)}%` }}
        role="img"
        aria-label={`${String(part)}\u00a0% réglés`}
      />
      <PaymentSchedule
        stops={[
          ...(paid > 0 ? [{ title: formatPrice(paid), when: 'déjà réglés', state: 'done' as const }] : []),
          {
            title: formatPrice(amount),
            when: dueOn === null ? 'maintenant' : `au plus tard le ${formatDayMonth(dueOn)}`,
            state: 'now',
          },
          ...(left > amount ? [{ title: formatPrice(left - amount), when: 'ensuite' }] : []),
          { title: 'Départ', when: `le ${formatDayMonth(expedition.departure_start)}` },
        ]}
      />
    </Box>
  )
}

import type { ServerProps } from 'payload'
import type { Role } from '@/domain/accounts/roles'
import { loadCounters } from '../dashboard/load-counters'
import { hasClosedFirstSteps } from '../dashboard/has-closed-first-steps'
import { loadDeparturesToCome } from '../dashboard/load-departures-to-come'
import { Counters } from '../dashboard/counters'
import { RefundsDue } from '../dashboard/refunds-due'
import { MoneyDue } from '../dashboard/money-due'
import { DeparturesToDecide } from '../dashboard/departures-to-decide'
import { UnpaidStarts } from '../dashboard/unpaid-starts'
import { DeparturesToCome } from '../dashboard/departures-to-come'
import { FIRST_STEPS } from '../dashboard/first-steps-texts'
import { FirstSteps } from '../dashboard/first-steps'
import { MarketingFigures } from '../dashboard/marketing-figures'

/** What the team looks at in the morning: what waits for an answer, a marketer's figures, departures to come and their fill, first steps. */
export const DeparturesDashboard = async ({ payload, user }: ServerProps) => {
  if (!user) return null
  const now = new Date()
  const isGuide = user.role === 'guide'
  const steps = FIRST_STEPS[user.role]
  const [departures, counters, isClosed] = await Promise.all([
    loadDeparturesToCome({ payload, user, now }),
    isStaffRole(user.role) ? loadCounters({ payload, user, now }) : null,
    steps ? hasClosedFirstSteps({ payload, user }) : true,
  ])
  return (
    <div className="agency">
      <h1 className="agency__title">{user.first_name ? `Bonjour ${user.first_name}` : 'Bonjour'}</h1>
      {steps && <FirstSteps steps={steps} isClosedAtFirst={isClosed} />}
      {counters && <Counters {...counters} />}
      {counters && <DeparturesToDecide />}
      {counters && <UnpaidStarts />}
      {counters && <RefundsDue />}
      {counters && <MoneyDue />}
      {user.role === 'marketer' && <MarketingFigures />}
      <DeparturesToCome {...departures} isGuide={isGuide} />
    </div>
  )
}

const isStaffRole = (role: Role): boolean => role === 'staff' || role === 'admin'

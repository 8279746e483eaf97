import { Check, Hourglass, X } from 'lucide'
import type { GuidedDeparture } from '@/contract/guide-calendar'
import { Badge } from '@/storefront/ui/badge'
import { Icon } from '@/storefront/ui/icon'
import { STATES } from '../rules/guided-days'

const LOOKS = {
  open: { tone: 'info', icon: Hourglass },
  confirmed: { tone: 'ok', icon: Check },
  canceled: { tone: 'danger', icon: X },
} as const

/** Whether a departure is sure to leave: an icon and a word. */
export const GuidedState = ({ status }: Pick<GuidedDeparture, 'status'>) => (
  <Badge tone={LOOKS[status].tone}>
    <Icon of={LOOKS[status].icon} />
    {STATES[status]}
  </Badge>
)

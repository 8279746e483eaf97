import { Cloud, CloudOff } from 'lucide'
import { Icon } from '@/storefront/ui/icon'

/** Whether the phone has a network, said as it changes. */
export const NetworkState = ({ isOnline }: { isOnline: boolean }) => (
  <span className={isOnline ? 'net' : 'net net--off'} role="status">
    <Icon of={isOnline ? Cloud : CloudOff} />
    {isOnline ? 'En ligne' : 'Hors ligne'}
  </span>
)

'use client'

import type { ReservationDetail } from '@/contract/reservation-detail'
import { onDemand } from '@/storefront/ui/on-demand'

const ParticipantDrawer = onDemand(() => import('./participant-drawer').then((module) => module.ParticipantDrawer))
const GuardianDrawer = onDemand(() => import('./guardian-drawer').then((module) => module.GuardianDrawer))
const ShareDialog = onDemand(() => import('./share-dialog').then((module) => module.ShareDialog))

export type OpenWindow = { kind: 'profile' | 'link'; position: number } | { kind: 'guardian' }

type DashboardWindowsProps = {
  opened: OpenWindow | null
  reservation: ReservationDetail
  onChange: (reservation: ReservationDetail) => void
  onClose: () => void
}

/** The one window that is open over the dashboard, loaded when it opens. */
export const DashboardWindows = ({ opened, reservation, onChange, onClose }: DashboardWindowsProps) => {
  if (!opened) return null
  if (opened.kind === 'guardian')
    return <GuardianDrawer reservation={reservation} onSave={onChange} onClose={onClose} />
  const traveler = reservation.participants.find(({ position }) => position === opened.position)
  if (!traveler) return null
  return opened.kind === 'profile' ? (
    <ParticipantDrawer reservation={reservation} traveler={traveler} onSave={onChange} onClose={onClose} />
  ) : (
    <ShareDialog reservation={reservation} traveler={traveler} onClose={onClose} />
  )
}

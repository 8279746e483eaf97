'use client'

import dynamic from 'next/dynamic'
import type { ReservationDetail } from '@/contract/reservations'

const ParticipantDrawer = dynamic(() => import('./participant-drawer').then((module) => module.ParticipantDrawer), {
  ssr: false,
})
const ShareDialog = dynamic(() => import('./share-dialog').then((module) => module.ShareDialog), { ssr: false })
const CancelDialog = dynamic(() => import('./cancel-dialog').then((module) => module.CancelDialog), { ssr: false })

export type OpenWindow = { kind: 'profile' | 'link'; position: number } | { kind: 'cancel' }

type DashboardWindowsProps = {
  opened: OpenWindow | null
  reservation: ReservationDetail
  onChange: (reservation: ReservationDetail) => void
  onClose: () => void
}

/** The one window that is open over the dashboard, loaded when it opens. */
export const DashboardWindows = ({ opened, reservation, onChange, onClose }: DashboardWindowsProps) => {
  if (!opened) return null
  if (opened.kind === 'cancel') return <CancelDialog reservation={reservation} onCancel={onChange} onClose={onClose} />
  const traveler = reservation.participants.find(({ position }) => position === opened.position)
  if (!traveler) return null
  return opened.kind === 'profile' ? (
    <ParticipantDrawer reservation={reservation} traveler={traveler} onSave={onChange} onClose={onClose} />
  ) : (
    <ShareDialog reservationId={reservation.reservation_id} traveler={traveler} onClose={onClose} />
  )
}

'use client'

import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { GuideDeparture } from '@/contract/guide-departures'
import { ApiError } from '@/storefront/lib/api/api-error'
import { showToast } from '@/storefront/ui/toast-store'
import { loadSheet } from '../api/guide-calls'
import { ClosedWindow } from './closed-window'
import { DepartureFigures } from './departure-figures'
import { DepartureHead } from './departure-head'
import { EmergencyBox } from './emergency-box'
import { GroupMailBox } from './group-mail-box'
import { NeedsBox } from './needs-box'
import { QuestionsBox } from './questions-box'
import { RosterBox } from './roster-box'
import { RosterSheet } from './roster-sheet'

type GuideDashboardProps = { departure: GuideDeparture; agency: { phone: string; phone_e164: string } }

/** A departure for who leads it: how full, who comes, whom to remind, what to prepare, and a sheet to print. */
export const GuideDashboard = ({ departure: loaded, agency }: GuideDashboardProps) => {
  const [departure, setDeparture] = useState(loaded)
  const print = async () => {
    try {
      const sheet = await loadSheet(departure.departure_id)
      // The sheet must be on the page before the browser prints it.
      flushSync(() => setDeparture(sheet))
      window.print()
    } catch (error) {
      showToast({ tone: 'error', message: error instanceof ApiError ? error.error : 'Une erreur est survenue' })
    }
  }
  return (
    <>
      <div className="guide-screen">
        <DepartureHead departure={departure} onPrint={() => void print()} />
        <DepartureFigures departure={departure} />
        {!departure.is_readable && <ClosedWindow departure={departure} />}
        <RosterBox departure={departure} />
        <QuestionsBox departure={departure} />
        <GroupMailBox departure={departure} />
        <div className="guide-pair">
          <NeedsBox departure={departure} />
          <EmergencyBox agency={agency} emergencyPhone={departure.emergency_phone} />
        </div>
      </div>
      <RosterSheet departure={departure} agency={agency} />
    </>
  )
}

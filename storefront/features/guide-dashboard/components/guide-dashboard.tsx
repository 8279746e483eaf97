'use client'

import { Lock, Phone, Mountain, Printer } from 'lucide'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { GuideDeparture } from '@/contract/guide-departures'
import { formatShortDate, formatDateRange } from '@/domain/days/french-dates'
import { formatPhone } from '@/domain/travelers/phone'
import { refusalOf } from '@/storefront/lib/api/api-error'
import { Badge } from '@/storefront/ui/badge'
import { Box } from '@/storefront/ui/box'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { showToast } from '@/storefront/ui/toast-store'
import { loadSheet } from '../api/guide-calls'
import { ChangesBox } from './changes-box'
import { DepartureFigures } from './departure-figures'
import { GroupMailBox } from './group-mail-box'
import { KeptOnPhone } from './kept-on-phone'
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
      showToast({ tone: 'error', message: refusalOf(error).error })
    }
  }
  return (
    <>
      <div className="guide-screen">
        <DepartureHead departure={departure} onPrint={() => void print()} />
        <DepartureFigures departure={departure} />
        {!departure.is_readable && <ClosedWindow departure={departure} />}
        <ChangesBox departureId={departure.departure_id} />
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

/** Why nothing personal shows today, and when it does. */
const ClosedWindow = ({ departure }: { departure: GuideDeparture }) => (
  <Note tone="info" icon={Lock}>
    <p>
      <b>Les informations personnelles sont fermées aujourd’hui.</b> Tu les lis du{' '}
      {formatShortDate(departure.readable_from)} au {formatShortDate(departure.readable_until)}
      {'\u00a0'}: de 60{'\u00a0'}jours avant le départ à 7{'\u00a0'}jours après le retour. Chaque lecture est notée.
    </p>
  </Note>
)

type EmergencyBoxProps = { agency: { phone: string; phone_e164: string }; emergencyPhone: string | null }

/** Whom to call when something goes wrong: help, then who is on duty at the agency, then its desk. */
const EmergencyBox = ({ agency, emergencyPhone }: EmergencyBoxProps) => (
  <Box title="En cas d’urgence" className="guide-emergency">
    <ul className="emergency-list">
      <Line label="Secours" phone="112" href="tel:112" />
      {emergencyPhone && (
        <Line label="Astreinte, jour et nuit" phone={formatPhone(emergencyPhone)} href={`tel:${emergencyPhone}`} />
      )}
      <Line label="L’agence" phone={agency.phone} href={`tel:${agency.phone_e164}`} />
    </ul>
  </Box>
)

const Line = ({ label, phone, href }: { label: string; phone: string; href: string }) => (
  <li className="row row-b">
    <span>{label}</span>
    <LinkButton look="danger" size="sm" className="num" href={href}>
      <Icon of={Phone} />
      {phone}
    </LinkButton>
  </li>
)

const DepartureHead = ({ departure, onPrint }: { departure: GuideDeparture; onPrint: () => void }) => (
  <header className="row row-b wrapx guide-head">
    <div className="row__text">
      <p className="guide-head__space">
        <Badge tone="info">Espace guide</Badge>
      </p>
      <h1>{departure.expedition.name}</h1>
      <p className="lead page-head__lead">
        {formatDateRange({ start: departure.departure_start, end: departure.departure_end })}
        {departure.expedition.meeting_point && `. Rendez-vous\u00a0: ${departure.expedition.meeting_point}`}
      </p>
    </div>
    {departure.is_readable && (
      <div className="row wrapx guide-head__acts">
        <LinkButton look="line" href={`/my-expeditions/terrain/${String(departure.departure_id)}`}>
          <Icon of={Mountain} />
          Sur le terrain
        </LinkButton>
        <Button look="go" onClick={onPrint}>
          <Icon of={Printer} />
          Fiche de départ
        </Button>
        <KeptOnPhone departureId={departure.departure_id} />
      </div>
    )}
  </header>
)

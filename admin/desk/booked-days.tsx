'use client'

import './booked-days.css'
import { useDocumentInfo } from '@payloadcms/ui'
import { getDepartureDesk } from '@/contract/desk'
import { formatCount } from '@/domain/text/plural'
import { usePanel } from '../calls/use-panel'
import { DESK_LINKS } from './desk-links'

/** Beside the days of a departure: that they stand in contracts, and where these are changed by asking. */
export const BookedDays = () => {
  const { id } = useDocumentInfo()
  const { answer: desk } = usePanel(getDepartureDesk, id === undefined ? null : { params: { id } })
  const contracts = desk?.reservations.filter(({ status }) => status !== 'canceled').length ?? 0
  if (contracts === 0) return null
  return (
    <p className="booked-days field-type">
      {formatCount(contracts, 'réservation')} {contracts === 1 ? 'tient' : 'tiennent'} à ces dates par contrat{'\u00a0'}
      : ce formulaire ne les change pas. <a href={`#${DESK_LINKS.change}`}>Changer le prix ou l’essentiel</a>
    </p>
  )
}

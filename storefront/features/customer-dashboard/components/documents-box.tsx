import { ArrowUpRight, CalendarPlus, Download, FileText, Map as MapIcon, Percent, Receipt, ScrollText } from 'lucide'
import { getExpeditionGeoJson } from '@/contract/expeditions'
import type { ReservationDetail } from '@/contract/reservation-detail'
import { formatShortDate } from '@/domain/days/french-dates'
import { INVOICE_NAMES } from '@/domain/ledger/invoice-words'
import { formatPrice } from '@/domain/text/price'
import { callApi } from '@/storefront/lib/api/call-api'
import { Box } from '@/storefront/ui/box'
import { Icon } from '@/storefront/ui/icon'
import { IconButton } from '@/storefront/ui/icon-button'
import { showToast } from '@/storefront/ui/toast-store'
import { buildGpx } from '../rules/build-gpx'

/** What one takes along: the summary, the invoices, the days for a calendar, the track for a GPS. */
export const DocumentsBox = ({ reservation }: { reservation: ReservationDetail }) => {
  const { reservation_id: id, expedition, status, terms, invoices } = reservation
  return (
    <Box title="Documents">
      <ul className="dash-list">
        <Document icon={FileText} title="Récapitulatif" text="PDF, à jour d’aujourd’hui">
          <a
            className="iconbtn iconbtn--bare"
            href={`/my-expeditions/${String(id)}/resume.pdf`}
            download
            aria-label="Télécharger le récapitulatif"
          >
            <Icon of={Download} />
          </a>
        </Document>
        {invoices.map(({ id: invoice, number, kind, issued_on: day, amount }) => (
          <Document
            key={invoice}
            icon={Receipt}
            title={`${INVOICE_NAMES[kind]} ${number}`}
            text={`PDF, ${formatPrice(amount)}, le ${formatShortDate(day)}`}
          >
            <a
              className="iconbtn iconbtn--bare"
              href={`/my-expeditions/${String(id)}/factures/${String(invoice)}`}
              download
              aria-label={`Télécharger la ${INVOICE_NAMES[kind].toLowerCase()} ${number}`}
            >
              <Icon of={Download} />
            </a>
          </Document>
        ))}
        <Document icon={Percent} title="Justifier les frais d’annulation" text="PDF, au barème de ton contrat">
          <a
            className="iconbtn iconbtn--bare"
            href={`/my-expeditions/${String(id)}/frais.pdf`}
            download
            aria-label="Télécharger le calcul des frais d’annulation"
          >
            <Icon of={Download} />
          </a>
        </Document>
        <Document icon={CalendarPlus} title="Dans ton agenda" text="Fichier .ics">
          <a
            className="iconbtn iconbtn--bare"
            href={`/my-expeditions/${String(id)}/agenda.ics`}
            download
            aria-label="Ajouter à ton agenda"
          >
            <Icon of={Download} />
          </a>
        </Document>
        {status !== 'canceled' && (
          <Document icon={MapIcon} title="Trace GPX" text="Le tracé, pour ton GPS">
            <IconButton label="Télécharger la trace GPX" bare onClick={() => void fetchTrack(expedition)}>
              <Icon of={Download} />
            </IconButton>
          </Document>
        )}
        {terms?.url && (
          <Document icon={ScrollText} title="Conditions de vente acceptées" text={`Version ${terms.version}`}>
            <a
              className="iconbtn iconbtn--bare"
              href={terms.url}
              target="_blank"
              rel="noopener"
              aria-label="Lire les conditions de vente acceptées, nouvel onglet"
            >
              <Icon of={ArrowUpRight} />
            </a>
          </Document>
        )}
      </ul>
    </Box>
  )
}

type DocumentProps = { icon: typeof Download; title: string; text: string; children: React.ReactNode }

const Document = ({ icon, title, text, children }: DocumentProps) => (
  <li>
    <Icon of={icon} />
    <p className="dash-list__text">
      <b>{title}</b>
      <small>{text}</small>
    </p>
    {children}
  </li>
)

const fetchTrack = ({ id, name, slug }: ReservationDetail['expedition']): Promise<void> =>
  downloadTrack({ id, name, slug }).catch(() => {
    showToast({ tone: 'error', message: 'La trace ne vient pas. Réessaie dans un instant.' })
  })

/** Gives the browser the route of an expedition as a GPX file. */
const downloadTrack = async ({ id, name, slug }: { id: number; name: string; slug: string }): Promise<void> => {
  const route = await callApi(getExpeditionGeoJson, { params: { id: String(id) } })
  const address = URL.createObjectURL(new Blob([buildGpx({ name, route })], { type: 'application/gpx+xml' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: `${slug}.gpx` })
  link.click()
  URL.revokeObjectURL(address)
}

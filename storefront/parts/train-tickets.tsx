import { ArrowUpRight } from 'lucide'
import { ofTown, toTown } from '@/domain/text/elision'
import { formatDayMonth } from '@/domain/days/french-dates'
import { ticketLinks, type TrainOperator, type TrainRide } from '@/domain/places/train-operators'
import { buttonClass } from '@/storefront/ui/button-class'
import { Icon } from '@/storefront/ui/icon'

type TrainTicketsProps = {
  operators: readonly TrainOperator[]
  ride: TrainRide
  /** The ride home. */
  back?: TrainRide
}

/** Where one looks for the tickets of a ride, on other sites. */
export const TrainTickets = ({ operators, ride, back }: TrainTicketsProps) => {
  const links = ticketLinks({ operators, ride })
  if (links.length === 0) return null
  // A site that is asked for nothing is the same both ways.
  const backLinks = back
    ? ticketLinks({ operators, ride: back }).filter(({ href }) => links.every((link) => link.href !== href))
    : []
  return (
    <div className="tickets">
      <TicketLinks words={`Chercher ton billet ${rideWords(ride)}`} links={links} />
      {back && backLinks.length > 0 && <TicketLinks words={`Le retour${dayWords(back)}`} links={backLinks} />}
      <p className="small soft">Tu achètes sur ces sites&nbsp;: les prix et les places sont les leurs.</p>
    </div>
  )
}

const TicketLinks = ({ words, links }: { words: string; links: ReturnType<typeof ticketLinks> }) => (
  <>
    <p className="label">{words}</p>
    <ul className="tickets__sites" aria-label={words}>
      {links.map(({ name, href }, index) => (
        <li key={`${name} ${String(index)}`}>
          <a className={buttonClass({ look: 'line', size: 'sm' })} href={href} target="_blank" rel="noopener nofollow">
            {name}
            <Icon of={ArrowUpRight} />
            <span className="sr-only">, nouvel onglet</span>
          </a>
        </li>
      ))}
    </ul>
  </>
)

const rideWords = (ride: TrainRide): string => `${wayWords(ride)}${dayWords(ride)}`

const wayWords = ({ from, to }: TrainRide): string => {
  if (from !== null && to !== null) return `${ofTown(from)} ${toTown(to)}`
  if (from !== null) return `depuis ${from}`
  return to === null ? 'de train' : `pour ${to}`
}

const dayWords = ({ date }: TrainRide): string => (date === null ? '' : `, le ${formatDayMonth(date)}`)

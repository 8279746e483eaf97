import { Copy, Hourglass } from 'lucide'
import { useState } from 'react'
import type { SharedDeposit } from '@/contract/shared-deposits'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { withDe } from '@/domain/text/elision'
import { formatLongDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { timeInParis } from '@/domain/days/time-in-paris'
import { joinNames } from '@/storefront/lib/forms/participant-name'
import { showToast } from '@/storefront/ui/toast-store'
import { Badge } from '@/storefront/ui/badge'
import { Button } from '@/storefront/ui/button'
import { buttonClass } from '@/storefront/ui/button-class'
import { Icon } from '@/storefront/ui/icon'
import { Note } from '@/storefront/ui/note'
import { useSharing } from '../api/use-sharing'
import type { Tunnel } from '../api/use-tunnel'
import { isIn, shareName, sharePayer, shareWords } from '../rules/sharing'
import { TripTicket } from './trip-ticket'
import { TunnelLoading } from './tunnel-loading'

/** The deposit is shared: who is in, who is missing, until when, and the ways on. It goes on by itself once all are in. */
export const SharingStep = ({ tunnel }: { tunnel: Tunnel }) => {
  const { cart, reload } = tunnel
  const { sharing, error, stop, isStopping, refusal } = useSharing({ cartId: cart.id, onEnded: reload })
  if (!sharing) return error ? <Note tone="danger">{error.message}</Note> : <TunnelLoading />
  const until = new Date(sharing.deadline)
  const words = `${formatLongDate(calendarDayInParis(until))}, ${timeInParis(until)}`
  return (
    <>
      <h1 className="tun-title">L’acompte est partagé</h1>
      <div className="tun">
        <div className="tun__col">
          <section className="box sharing" aria-labelledby="les-parts">
            <div className="row row-b wrapx">
              <h2 id="les-parts">{countWords(sharing)}</h2>
              <Badge tone="info">
                <Icon of={Hourglass} />
                Places gardées jusqu’au {words}
              </Badge>
            </div>
            <Progress sharing={sharing} />
            <p className="sr-only" role="status">
              {countWords(sharing)}
            </p>
            <ul className="shares">
              {sharing.shares.map((share) => (
                <ShareRow key={share.position} share={share} />
              ))}
            </ul>
            <DeclinedNote shares={sharing.shares} />
            <Note tone="info">
              Personne n’est débité avant que la dernière part soit là{'\u00a0'}: la réservation se fait alors
              d’elle-même. Le {words}, s’il manque une part, tu peux l’avoir réglée ou avoir arrêté le partage{'\u00a0'}
              ; sans rien de tout cela, les places repartent et rien n’est pris à personne.
            </Note>
          </section>
          <Stop stop={stop} isStopping={isStopping} refusal={refusal} />
        </div>
        <TripTicket cart={cart} />
      </div>
    </>
  )
}

const countWords = ({ shares }: SharedDeposit): string => {
  const count = shares.filter(isIn).length
  return `${String(count)} ${count > 1 ? 'parts' : 'part'} sur ${String(shares.length)}`
}

const Progress = ({ sharing: { ready, amount } }: { sharing: SharedDeposit }) => {
  const part = Math.round((ready / amount) * 100)
  return (
    <div
      className="sharebar"
      style={{ '--part': `${String(part)}%` }}
      role="img"
      aria-label={`${formatPrice(ready)} autorisés sur ${formatPrice(amount)}`}
    />
  )
}

const DeclinedNote = ({ shares }: Pick<SharedDeposit, 'shares'>) => {
  const names = shares.filter(({ state }) => state === 'declined').map(sharePayer)
  if (names.length === 0) return null
  return (
    <Note tone="warn" role="status">
      {`${withCapital(joinNames(names))} ${names.length > 1 ? 'ne viennent' : 'ne vient'} pas. `}
      Tu peux régler cette part, ou donner son lien à quelqu’un d’autre{'\u00a0'}: la place reste à votre groupe. Ou
      arrêter le partage, enlever une place à l’étape 1, et partager à nouveau.
    </Note>
  )
}

const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const ShareRow = ({ share }: { share: SharedDeposit['shares'][number] }) => {
  const isOwn = share.position === 1
  return (
    <li>
      <p>
        <b>
          {shareName(share)}
          {isOwn && ', toi'}
        </b>
        <small>{shareWords[share.state]}</small>
      </p>
      <p className="shares__n num">{formatPrice(share.amount)}</p>
      {share.link !== null && (
        <div className="shares__x">
          {/* A page of its own: what a private link opens is loaded anew. */}
          <a className={buttonClass({ look: isOwn ? 'go' : 'line', size: 'sm' })} href={share.link}>
            {isOwn ? 'Régler ma part' : 'Régler cette part'}
            <span className="sr-only">, {shareName(share)}</span>
          </a>
          {!isOwn && (
            <Button look="ghost" size="sm" onClick={() => void copy(share.link ?? '')}>
              <Icon of={Copy} />
              Copier le lien
              <span className="sr-only">
                {' '}
                {share.name === null ? `de la part ${String(share.position)}` : withDe(share.name)}
              </span>
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

type StopProps = { stop: () => Promise<void>; isStopping: boolean; refusal: string | undefined }

/** Ends it for all: said once more before it is done. */
const Stop = ({ stop, isStopping, refusal }: StopProps) => {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <section className="box" aria-label="Arrêter le partage">
      {refusal && (
        <Note tone="danger" role="alert">
          {refusal}
        </Note>
      )}
      {isAsked ? (
        <>
          <p>
            Toutes les autorisations seront levées, et les liens s’éteignent. Tes places restent à toi une demi-heure,
            pour régler autrement.
          </p>
          <div className="row wrapx">
            <Button look="line" aria-disabled={isStopping} onClick={() => void stop()}>
              Arrêter le partage
            </Button>
            <Button look="ghost" onClick={() => setIsAsked(false)}>
              Continuer d’attendre
            </Button>
          </div>
        </>
      ) : (
        <div className="row row-b wrapx">
          <p className="small soft">Tu préfères régler l’acompte toi-même, ou changer la réservation{'\u00a0'}?</p>
          <Button look="ghost" size="sm" onClick={() => setIsAsked(true)}>
            Arrêter le partage…
          </Button>
        </div>
      )}
    </section>
  )
}

const copy = (text: string): Promise<void> =>
  navigator.clipboard.writeText(text).then(
    () => void showToast({ tone: 'success', message: 'Lien copié.' }),
    () => void showToast({ tone: 'error', message: 'Ton navigateur refuse la copie.' }),
  )

'use client'

import { Copy, Printer } from 'lucide'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { GiftCard } from '@/contract/gift-cards'
import { formatLongDate, formatShortDate } from '@/domain/days/french-dates'
import { formatPrice } from '@/domain/text/price'
import { SITE_PATHS } from '@/domain/site/site-paths'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { carryGiftCode } from '@/storefront/lib/storage/carried-gift-code'
import { useLinkToken } from '@/storefront/lib/api/link-token-hook'
import { MINE, queryClient } from '@/storefront/lib/api/query-client'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { LinkButton } from '@/storefront/ui/link-button'
import { Note } from '@/storefront/ui/note'
import { showToast } from '@/storefront/ui/toast-store'
import { loadGift, openPaper } from '../api/gift-calls'
import { GiftCardPreview } from './gift-card-preview'
import { LinkState } from './link-state'

/** The card of a private link, for who received it. */
export const GiftCardPage = () => {
  const token = useLinkToken({ bearsReload: true })
  const { data, error, refetch } = useQuery(
    {
      queryKey: [MINE, 'gift', token],
      queryFn: token ? () => loadGift(token) : skipToken,
      retry: false,
      refetchOnWindowFocus: 'always',
    },
    queryClient(),
  )
  if (!token || !data) {
    return <LinkState token={token} error={error} loading="On ouvre ta carte…" onRetry={() => void refetch()} />
  }
  return <ReceivedCard gift={data} token={token} />
}

const ReceivedCard = ({ gift, token }: { gift: GiftCard; token: string }) => {
  const isUsable = !gift.is_over && !gift.is_stopped && gift.balance > 0
  return (
    <>
      <section className="got" aria-labelledby="carte-titre">
        <div className="wrap got__in">
          <div className="got__t">
            <h1 id="carte-titre">
              {gift.recipient_name}, {gift.giver_name} t’offre un départ
            </h1>
            {gift.message !== null && (
              <blockquote className="got__q">
                «{'\u00a0'}
                {gift.message}
                {'\u00a0'}»
              </blockquote>
            )}
            {gift.trip !== null && isUsable && <Idea gift={gift} trip={gift.trip} />}
            {isUsable ? (
              <div className="row wrapx got__go">
                <LinkButton look="go" size="lg" href="/expeditions" onClick={() => carryGiftCode(gift.code)}>
                  Choisir mon aventure
                </LinkButton>
                <Button look="line" size="lg" onClick={() => void copy(gift.code)}>
                  <Icon of={Copy} />
                  Copier le code
                </Button>
                <Button look="line" size="lg" onClick={() => void print(token)}>
                  <Icon of={Printer} />
                  Imprimer la carte
                </Button>
              </div>
            ) : (
              <Note tone="warn">{stateWords(gift)}</Note>
            )}
          </div>
          <GiftCardPreview
            picture={gift.picture}
            amount={gift.amount}
            tripName={gift.trip?.name ?? null}
            recipient={gift.recipient_name}
            giver={gift.giver_name}
            message=""
            expiresOn={gift.expires_on}
          >
            <SpelledCode code={gift.code} />
          </GiftCardPreview>
        </div>
      </section>
      <section className="wrap section" aria-labelledby="solde">
        <div className="solde">
          <div className="solde__n">
            <h2 id="solde">Il te reste</h2>
            <p className="score num">{formatPrice(gift.balance)}</p>
            <div
              className="solde__bar"
              role="img"
              aria-label={`${formatPrice(gift.balance)} restants sur ${formatPrice(gift.amount)}`}
            >
              <span style={{ inlineSize: `${String(Math.round((gift.balance / gift.amount) * 100))}%` }} />
            </div>
            <p className="soft">
              sur {formatPrice(gift.amount)}, jusqu’au {formatLongDate(gift.expires_on)}. On t’écrit trois mois avant.
            </p>
          </div>
          <div className="box">
            <h3>Ce qui s’est passé</h3>
            <ul className="ledger num">
              {gift.entries.map(({ at, amount, reason }) => (
                <li key={at + reason}>
                  <time dateTime={at}>{formatShortDate(calendarDayInParis(new Date(at)))}</time>
                  <span>{entryWords({ reason, giver: gift.giver_name })}</span>
                  <b>{`${amount < 0 ? '−' : '+'}\u00a0${formatPrice(Math.abs(amount))}`}</b>
                </li>
              ))}
            </ul>
            <p className="gift-sum num">
              <span>Solde</span>
              <b>{formatPrice(gift.balance)}</b>
            </p>
          </div>
        </div>
      </section>
    </>
  )
}

const Idea = ({ gift, trip: { name, slug } }: { gift: GiftCard; trip: NonNullable<GiftCard['trip']> }) => (
  <p>
    L’idée de {gift.giver_name}
    {'\u00a0'}:{' '}
    {slug === null ? (
      name
    ) : (
      <a className="link" href={SITE_PATHS.expedition(slug)} onClick={() => carryGiftCode(gift.code)}>
        {name}
      </a>
    )}
    . Rien ne t’y oblige{'\u00a0'}: la carte se dépense sur toutes les aventures.
  </p>
)

/** Read out sign by sign: as a word it would say nothing. */
const SpelledCode = ({ code }: { code: string }) => (
  <>
    <span aria-hidden="true">{code}</span>
    <span className="sr-only">
      Code{'\u00a0'}: {[...code.replaceAll('-', '')].join(' ')}
    </span>
  </>
)

const entryWords = ({ reason, giver }: { reason: GiftCard['entries'][number]['reason']; giver: string }): string =>
  ({
    opened: `Carte offerte par ${giver}`,
    used: 'Une réservation, payée avec la carte',
    given_back: 'Une réservation a changé, sa part est rendue',
    expired: 'Dernier jour passé',
    reversed: 'Carte arrêtée',
  })[reason]

const stateWords = ({ is_stopped: isStopped, is_over: isOver, expires_on: until }: GiftCard): string => {
  if (isStopped) return 'Cette carte ne s’utilise plus. Écris-nous si tu ne sais pas pourquoi.'
  if (isOver) return `Cette carte s’utilisait jusqu’au ${formatLongDate(until)}.`
  return 'Cette carte est entièrement dépensée\u00a0: merci d’être parti avec.'
}

const copy = async (code: string) => {
  try {
    await navigator.clipboard.writeText(code)
    showToast({ tone: 'success', message: 'Le code est copié.' })
  } catch {
    showToast({ tone: 'info', message: 'Ton navigateur ne permet pas de copier.' })
  }
}

const print = async (token: string) => {
  try {
    await openPaper(token)
  } catch {
    showToast({ tone: 'info', message: 'La carte n’a pas pu être préparée. Réessaie dans un instant.' })
  }
}

'use client'

import '../desk/desk.css'
import './gift-cards.css'
import type { ReactNode } from 'react'
import { getGiftDesk, type GiftDesk } from '@/contract/gift-desk'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { formatLongDate, formatShortDate } from '@/domain/days/french-dates'
import { GIFT_MEANS_WORDS, GIFT_STATE_WORDS, isLiveGift } from '@/domain/gift-cards/gift-desk'
import { GIFT_EVENT_WORDS } from '@/domain/gift-cards/gift-event-words'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { formatCents } from '../desk/format-cents'
import { GiftActions } from './gift-actions'
import { GiftLedger } from './gift-ledger'
import { giftEvidencePath, nameOfGift } from './gift-words'

/** A card for the agency: what it holds, whose it is, every line of its ledger, and what may be done with it. */
export const GiftCardDesk = ({ id }: { id: number }) => {
  const { answer: gift, error, reload } = usePanel(getGiftDesk, { params: { id } })
  if (error !== null) return <p role="alert">{error}</p>
  if (!gift) return <p role="status">Chargement…</p>
  return (
    <>
      <h1>
        Carte <span className="gifts__code">{nameOfGift(gift)}</span>
      </h1>
      <section className="desk" aria-label="La carte">
        <div className="desk__head">
          <h2>
            {formatCents(gift.balance_cents)}{' '}
            <span className="gifts__of">
              sur {formatCents(gift.amount_cents)}
              {gift.expires_on !== null && `, jusqu’au ${formatLongDate(gift.expires_on)}`}
            </span>
          </h2>
          <p className="desk__sum">
            <span className="desk-state">{GIFT_STATE_WORDS[gift.state]}</span>
          </p>
        </div>
        {gift.disputes.length > 0 && <Disputes gift={gift} />}
        <Facts gift={gift} />
        <GiftActions key={`${gift.state} ${String(gift.balance_cents)}`} gift={gift} onDone={reload} />
      </section>
      <GiftLedger gift={gift} onDone={reload} />
      <section className="desk" aria-label="Ce qui s’est passé">
        <h2>Ce qui s’est passé</h2>
        <ul className="gifts__events">
          {gift.events.map((event) => (
            <li key={`${event.at} ${event.kind}`}>
              <b>{GIFT_EVENT_WORDS[event.kind]}</b>, le {formatShortDate(calendarDayInParis(new Date(event.at)))}
              {event.author !== null && `, par ${event.author}`}
              {event.detail !== null && <span className="desk-table__note">{event.detail}</span>}
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const DISPUTE_WORDS = {
  open: 'Paiement contesté',
  won: 'Contestation tranchée pour l’agence',
  lost: 'Contestation tranchée pour le client',
}

const Disputes = ({ gift: { id, disputes, state } }: { gift: GiftDesk }) => (
  <div className="desk__await">
    {disputes.map(({ reference, state: outcome, amount_cents: cents, opened_at: at }) => (
      <p key={reference} className="desk__due">
        {DISPUTE_WORDS[outcome]}
        {`, ${formatCents(cents)}, litige ${reference}, depuis le ${formatShortDate(calendarDayInParis(new Date(at)))}`}
      </p>
    ))}
    {isLiveGift(state) && disputes.some((dispute) => dispute.state !== 'won') && (
      <p>Bloque la carte{'\u00a0'}: tant qu’elle vaut quelque chose, elle se dépense, et la banque reprend la somme.</p>
    )}
    <p>
      <a className="desk__link" href={giftEvidencePath(id)} download>
        Dossier de preuves (PDF)
      </a>
    </p>
  </div>
)

const Facts = ({ gift }: { gift: GiftDesk }) => (
  <dl className="gifts__facts">
    <Fact name="Offerte par">{personOf(gift.giver_name, gift.buyer_email)}</Fact>
    <Fact name="À">{personOf(gift.recipient_name, gift.recipient_email)}</Fact>
    {gift.message !== null && <Fact name="Mot">« {gift.message} »</Fact>}
    {gift.trip_name !== null && <Fact name="Une idée, sans obligation">{gift.trip_name}</Fact>}
    <Fact name="Payée par">
      {GIFT_MEANS_WORDS[gift.paid_by]}
      {gift.paid_on !== null && `, le ${formatShortDate(gift.paid_on)}`}
    </Fact>
    {gift.reference !== null && <Fact name="Référence du virement">{gift.reference}</Fact>}
    {gift.issued_for !== null && (
      <Fact name="Émise au bureau">
        {[gift.issued_for, gift.issued_by && `par ${gift.issued_by}`].filter(Boolean).join(', ')}
      </Fact>
    )}
    {gift.sent_at === null && gift.send_on !== null && <Fact name="Part le">{formatShortDate(gift.send_on)}</Fact>}
    <OtherCard name="À la place de" card={gift.replaces} />
    <OtherCard name="Remplacée par" card={gift.replaced_by} />
    {gift.repayment && <Fact name="À rendre">{repaymentWords(gift.repayment)}</Fact>}
  </dl>
)

const OtherCard = ({ name, card }: { name: string; card: GiftDesk['replaces'] }) =>
  card && (
    <Fact name={name}>
      <a href={PANEL_PATHS.giftCard(card.id)}>{nameOfGift(card)}</a>
    </Fact>
  )

const repaymentWords = ({ amount_cents, due_on, made_on, by }: NonNullable<GiftDesk['repayment']>): string => {
  const sum = formatCents(amount_cents)
  if (made_on === null) return `${sum} par virement, avant le ${formatShortDate(due_on)}`
  return `${sum} rendus le ${formatShortDate(made_on)}${by === null ? '' : `, par ${by}`}`
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const personOf = (name: string, email: string | null): string => [name, email].filter(Boolean).join(', ') || 'Effacé'

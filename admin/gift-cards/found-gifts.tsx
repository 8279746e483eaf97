'use client'

import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { searchGifts, type DeskGift } from '@/contract/gift-desk'
import { formatShortDate } from '@/domain/days/french-dates'
import { GIFT_STATE_WORDS, type GiftState } from '@/domain/gift-cards/gift-desk'
import { usePanel } from '../calls/use-panel'
import { PANEL_PATHS } from '../dashboard/panel-paths'
import { formatCents } from '../desk/format-cents'
import { nameOfGift } from './gift-words'

type FoundGiftsProps = { words: string; state: GiftState | null }

/** The cards that a search finds, the latest first, and above them what is still to be given back. */
export const FoundGifts = ({ words, state }: FoundGiftsProps) => {
  const [before, setBefore] = useState<number | null>(null)
  const { answer, error } = usePanel(searchGifts, { body: { words, state, before } })
  if (error !== null) return <p role="alert">{error}</p>
  if (!answer) return <p role="status">Chargement…</p>
  const { cards, has_more: hasMore, repayments } = answer
  return (
    <>
      {repayments.length > 0 && (
        <div className="desk__await">
          <p className="desk__due">À rendre par virement</p>
          <ul>
            {repayments.map((one) => (
              <li key={one.card_id}>
                <a href={PANEL_PATHS.giftCard(one.card_id)}>{nameOfGift(one)}</a>
                {`, ${formatCents(one.amount_cents)} à ${one.giver_name}, avant le ${formatShortDate(one.due_on)}`}
              </li>
            ))}
          </ul>
        </div>
      )}
      {cards.length === 0 ? (
        <p className="desk__empty" role="status">
          Aucune carte ne correspond.
        </p>
      ) : (
        <div className="desk__scroll">
          <table className="desk-table">
            <caption className="gifts__caption">Cartes, la dernière d’abord</caption>
            <thead>
              <tr>
                <th scope="col">Carte</th>
                <th scope="col">Montant</th>
                <th scope="col">Reste</th>
                <th scope="col">Jusqu’au</th>
                <th scope="col">État</th>
              </tr>
            </thead>
            <tbody>
              {cards.map((card) => (
                <Row key={card.id} card={card} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <div className="desk__actions">
        {before !== null && (
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => {
              setBefore(null)
            }}
          >
            Revenir aux dernières
          </Button>
        )}
        {hasMore && (
          <Button
            buttonStyle="secondary"
            size="medium"
            margin={false}
            onClick={() => {
              setBefore(cards.at(-1)?.id ?? null)
            }}
          >
            Voir les suivantes
          </Button>
        )}
      </div>
    </>
  )
}

const Row = ({ card }: { card: DeskGift }) => (
  <tr>
    <th scope="row" className="gifts__card">
      <a className="gifts__code" href={PANEL_PATHS.giftCard(card.id)}>
        {nameOfGift(card)}
      </a>
      <span className="desk-table__note">
        de {card.giver_name || 'quelqu’un'}, pour {card.recipient_name || 'quelqu’un'}
        {card.paid_on !== null && `, le ${formatShortDate(card.paid_on)}`}
      </span>
      {card.recipient_email !== null && <span className="desk-table__note">{card.recipient_email}</span>}
    </th>
    <td>{formatCents(card.amount_cents)}</td>
    <td>
      <b>{formatCents(card.balance_cents)}</b>
    </td>
    <td>{card.expires_on === null ? '' : formatShortDate(card.expires_on)}</td>
    <td>
      <span className={`desk-state ${STYLES[card.state] ?? ''}`}>{GIFT_STATE_WORDS[card.state]}</span>
    </td>
  </tr>
)

const STYLES: Partial<Record<GiftState, string>> = {
  whole: 'desk-state--confirmed',
  begun: 'desk-state--confirmed',
}

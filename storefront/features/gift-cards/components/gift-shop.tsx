'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { calendarDayInParis } from '@/domain/calendar-day'
import { giftExpiry } from '@/domain/gift-card'
import { useGiftPurchase } from '../api/use-gift-purchase'
import { EMPTY_GIFT, giftEuros, type GiftDraft } from '../rules/gift-draft'
import { GiftCardPreview } from './gift-card-preview'
import { GiftPayBox } from './gift-pay-box'
import { GiftPictureBox } from './gift-picture-box'
import { GiftSendingBox } from './gift-sending-box'
import { GiftSumBox } from './gift-sum-box'
import { GiftWordsBox } from './gift-words-box'

type GiftShopProps = { title: string; lead: string | null }

const never = () => () => undefined

/** « Offre un départ »: the card is written beside its preview, then paid. */
export const GiftShop = ({ title, lead }: GiftShopProps) => {
  const [draft, setDraft] = useState<GiftDraft>(EMPTY_GIFT)
  const form = useRef<HTMLFormElement>(null)
  // The page is kept for days: which day it is, its reader's browser says.
  const today = useSyncExternalStore(
    never,
    () => calendarDayInParis(new Date()),
    () => null,
  )
  const { pay, errors, refusal, isPaying, isSold, means, chosen } = useGiftPurchase({
    draft,
    onErrors: () => {
      setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
    },
  })
  const change = (part: Partial<GiftDraft>) => setDraft((before) => ({ ...before, ...part }))
  const fields = { draft, errors, change }
  return (
    <div className="wrap giftgrid">
      <div className="giftgrid__l">
        <header className="gift-head">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </header>
        <form
          className="gift"
          aria-label="Composer la carte"
          noValidate
          ref={form}
          onSubmit={(event) => {
            event.preventDefault()
            void pay()
          }}
        >
          <GiftSumBox {...fields} />
          <GiftPictureBox {...fields} />
          <GiftWordsBox {...fields} />
          <GiftSendingBox {...fields} today={today} />
          <GiftPayBox {...fields} means={means} chosen={chosen} isSold={isSold} isPaying={isPaying} refusal={refusal} />
        </form>
      </div>
      <div className="giftgrid__r">
        <div className="gift-stage">
          <p className="sr-only">Aperçu de la carte, mis à jour pendant que tu écris</p>
          <GiftCardPreview
            picture={draft.picture}
            amount={giftEuros(draft) ?? 0}
            recipient={draft.recipientName}
            giver={draft.giverName}
            message={draft.message}
            expiresOn={today && giftExpiry({ paidOn: today, sendOn: draft.sendOn || null })}
          >
            LAGO-••••-••••
          </GiftCardPreview>
          <p className="gift-stage__n small soft">Aperçu. Le code apparaît après le paiement.</p>
        </div>
      </div>
    </div>
  )
}

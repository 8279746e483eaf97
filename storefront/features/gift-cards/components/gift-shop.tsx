'use client'

import { useRef, useState, useSyncExternalStore } from 'react'
import { calendarDayInParis } from '@/domain/days/calendar-day'
import { giftExpiry, GIFT_PICTURES } from '@/domain/gift-cards/gift-card'
import { useGiftPurchase } from '../api/use-gift-purchase'
import { EMPTY_GIFT, giftEuros, giftTrip, type GiftDraft } from '../rules/gift-draft'
import type { GiftFields } from '../rules/gift-fields'
import { GiftCardPreview } from './gift-card-preview'
import { GiftPayBox } from './gift-pay-box'
import { GiftSendingBox } from './gift-sending-box'
import { GiftSumBox } from './gift-sum-box'
import { GiftWordsBox } from './gift-words-box'

type GiftShopProps = {
  title: string
  lead: string | null
  /** Where the conditions are read. */
  termsHref: string
}

const never = () => () => undefined

/** « Offre un départ »: the card is written beside its preview, then paid. */
export const GiftShop = ({ title, lead, termsHref }: GiftShopProps) => {
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
          <GiftPayBox
            {...fields}
            termsHref={termsHref}
            means={means}
            chosen={chosen}
            isSold={isSold}
            isPaying={isPaying}
            refusal={refusal}
          />
        </form>
      </div>
      <div className="giftgrid__r">
        <div className="gift-stage">
          <p className="sr-only">Aperçu de la carte, mis à jour pendant que tu écris</p>
          <GiftCardPreview
            picture={draft.picture}
            amount={giftEuros(draft)}
            tripName={giftTrip(draft)?.name ?? null}
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

/** What the card shows. */
const GiftPictureBox = ({ draft, change }: GiftFields) => (
  <fieldset className="box">
    <legend className="h3">L’image</legend>
    <div className="thumbs">
      {GIFT_PICTURES.map(({ key, label }) => (
        <label className="thumb" key={key}>
          <input type="radio" name="image" checked={draft.picture === key} onChange={() => change({ picture: key })} />
          <img src={`/brand/cadeaux/${key}-200.webp`} alt="" width={200} height={200} loading="lazy" />
          <span>{label}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

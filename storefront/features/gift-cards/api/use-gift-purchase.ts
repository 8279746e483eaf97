import { useEffect, useRef, useState } from 'react'
import type { buyGiftCard, getGiftOffer } from '@/contract/gift-cards'
import { GIFT_CARD, GIFT_OFFER } from '@/contract/gift-addresses'
import type { InputOf } from '@/contract/define-route'
import { secretLink } from '@/domain/accounts/secret-link'
import { ApiError } from '@/storefront/lib/api/api-error'
import { callApi } from '@/storefront/lib/api/call-api'
import { giftBody, giftErrors, type GiftDraft, type GiftErrors } from '../rules/gift-draft'

type Offer = Awaited<ReturnType<typeof loadOffer>>

const UNANSWERED = 'Le réseau ne répond pas. Appuie encore\u00a0: tu ne paieras pas deux fois.'

type Input = {
  draft: GiftDraft
  /** Some fields are wrong: the first one is to be looked at. */
  onErrors: () => void
}

/** Pays a card: one sending at a time, and the same one under the same key. */
export const useGiftPurchase = ({ draft: written, onErrors }: Input) => {
  const [errors, setErrors] = useState<GiftErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const [isPaying, setIsPaying] = useState(false)
  const attempt = useRef<{ sent: string; key: string }>(null)
  const { offer, ask } = useOffer()
  const means = offer?.means ?? []
  // Where one means alone is open, it is the one.
  const draft = { ...written, means: means.includes(written.means) ? written.means : (means[0] ?? written.means) }
  const show = (found: GiftErrors) => {
    setErrors(found)
    if (Object.keys(found).length > 0) onErrors()
  }
  const refuse = async (error: unknown) => {
    const answer = error instanceof ApiError ? error : null
    if (answer && answer.errors.length > 0) {
      show(Object.fromEntries(answer.errors.map(({ field, message }) => [field, message])))
      return
    }
    setRefusal(answer?.error ?? UNANSWERED)
    if (answer?.status === 409) await ask().catch(() => undefined)
  }
  const keyOf = (sent: string): string => {
    if (attempt.current?.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    return attempt.current.key
  }
  const pay = async () => {
    if (isPaying || offer?.is_sold === false) return
    const found = giftErrors(draft)
    show(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return
    setIsPaying(true)
    try {
      const { terms_version: termsVersion } = offer ?? (await ask())
      if (termsVersion === null) {
        setIsPaying(false)
        return
      }
      const body = giftBody({ draft, termsVersion })
      const { token, next } = await buyGift({ body, idempotencyKey: keyOf(JSON.stringify(body)) })
      location.assign(next?.kind === 'redirect' ? next.url : secretLink({ page: '/carte-offerte', token }))
    } catch (error) {
      setIsPaying(false)
      await refuse(error)
    }
  }
  return { pay, errors, refusal, isPaying, isSold: offer?.is_sold, means, chosen: draft.means }
}

/** What is sold today: the page is kept for all, so that who looks at it asks. A query's cache would be a third of the page's script. */
const useOffer = () => {
  const [offer, setOffer] = useState<Offer>()
  const ask = async () => {
    const answer = await loadOffer()
    setOffer(answer)
    return answer
  }
  useEffect(() => {
    // Who pays asks again.
    loadOffer().then(setOffer, () => undefined)
  }, [])
  return { offer, ask }
}

// The first script of the shop: by their addresses, so that no schema is loaded for them.

const loadOffer = () => callApi<typeof getGiftOffer>(GIFT_OFFER, {})

const buyGift = (purchase: { body: InputOf<typeof buyGiftCard.body>; idempotencyKey: string }) =>
  callApi<typeof buyGiftCard>(GIFT_CARD, purchase)

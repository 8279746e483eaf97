import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { secretLink } from '@/domain/secret-link'
import { ApiError } from '@/storefront/lib/api/api-error'
import { queryClient } from '@/storefront/lib/api/query-client'
import { giftBody, giftErrors, type GiftDraft, type GiftErrors } from '../rules/gift-draft'
import { buyGift, loadOffer } from './shop-calls'

const UNANSWERED = 'Le réseau ne répond pas. Appuie encore\u00a0: tu ne paieras pas deux fois.'

type Input = {
  draft: GiftDraft
  /** Some fields are wrong: the first one is to be looked at. */
  onErrors: (errors: GiftErrors) => void
}

/** Pays a card: one sending at a time, and the same one under the same key. */
export const useGiftPurchase = ({ draft: written, onErrors }: Input) => {
  const [errors, setErrors] = useState<GiftErrors>({})
  const [refusal, setRefusal] = useState<string>()
  const [isPaying, setIsPaying] = useState(false)
  const attempt = useRef<{ sent: string; key: string }>(null)
  // The page is kept for all: what is sold today is asked by who looks at it.
  const { data: offer, refetch } = useQuery(
    { queryKey: ['gift-offer'], queryFn: loadOffer, staleTime: 60_000 },
    queryClient(),
  )
  const means = offer?.means ?? []
  // Where one means alone is open, it is the one.
  const draft = { ...written, means: means.includes(written.means) ? written.means : (means[0] ?? written.means) }
  const show = (found: GiftErrors) => {
    setErrors(found)
    if (Object.keys(found).length > 0) onErrors(found)
  }
  const refuse = async (error: unknown) => {
    const answer = error instanceof ApiError ? error : null
    if (answer && answer.errors.length > 0) {
      show(Object.fromEntries(answer.errors.map(({ field, message }) => [field, message])))
      return
    }
    setRefusal(answer?.error ?? UNANSWERED)
    if (answer?.status === 409) await refetch()
  }
  const keyOf = (sent: string): string => {
    if (attempt.current?.sent !== sent) attempt.current = { sent, key: crypto.randomUUID() }
    return attempt.current.key
  }
  const pay = async () => {
    if (isPaying || !offer?.terms_version) return
    const found = giftErrors(draft)
    show(found)
    setRefusal(undefined)
    if (Object.keys(found).length > 0) return
    setIsPaying(true)
    const body = giftBody({ draft, termsVersion: offer.terms_version })
    try {
      const { token, next } = await buyGift({ body, idempotencyKey: keyOf(JSON.stringify(body)) })
      location.assign(next?.kind === 'redirect' ? next.url : secretLink({ page: '/carte-offerte', token }))
    } catch (error) {
      setIsPaying(false)
      await refuse(error)
    }
  }
  return { pay, errors, refusal, isPaying, isSold: offer?.is_sold, means, chosen: draft.means }
}

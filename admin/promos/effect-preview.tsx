'use client'

import { useFormFields } from '@payloadcms/ui'
import { discountCents, effectWords, type DiscountEffect } from '@/domain/reservations/discount'
import { formatPrice } from '@/domain/text/price'
import './effect-preview.css'

/** A trip as many cost, for two. */
const EXAMPLE = { unitCents: 64_000, count: 2 }

/** What the code that is being written makes of a price. */
export const EffectPreview = () => {
  const [kind, cents, percent] = useFormFields(([fields]) => [
    fields['effect']?.value,
    fields['amount_cents']?.value,
    fields['percent']?.value,
  ])
  const effect = effectOf({ kind, cents, percent })
  if (!effect) return null
  const full = EXAMPLE.unitCents * EXAMPLE.count
  const [off = 0] = discountCents({
    discounts: [{ kind: 'promo', code: '', ...effect }],
    fares: [EXAMPLE],
    optionsCents: 0,
  })
  return (
    <p className="effect-preview">
      {effectWords(effect)} en moins sur une aventure à {formatPrice(EXAMPLE.unitCents / 100)}, à {EXAMPLE.count}
      {'\u00a0'}: {formatPrice(full / 100)} devient <b>{formatPrice((full - off) / 100)}</b>. Le prix barré n’est jamais
      affiché.
    </p>
  )
}

const effectOf = ({
  kind,
  cents,
  percent,
}: {
  kind: unknown
  cents: unknown
  percent: unknown
}): DiscountEffect | null => {
  if (kind === 'percent') {
    return typeof percent === 'number' && percent > 0 && percent <= 100 ? { effect: kind, percent } : null
  }
  if (kind !== 'person' && kind !== 'booking') return null
  return typeof cents === 'number' && cents > 0 ? { effect: kind, cents } : null
}

import { formatPrice } from '@/domain/text/price'

/** A sum kept in cents, as `1 290 €`; below zero as `− 480 €`. */
export const formatCents = (cents: number): string =>
  cents < 0 ? `−\u00a0${formatPrice(-cents / 100)}` : formatPrice(cents / 100)

import { formatPrice } from '@/domain/price'

/** A sum kept in cents, as `1 290 €`. */
export const formatCents = (cents: number): string => formatPrice(cents / 100)

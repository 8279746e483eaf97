import type { GiftPicture } from '@/domain/gift-card'

/** A card as it is printed: plain values, which also pass between threads. */
export type GiftPaper = {
  code: string
  amountCents: number
  picture: GiftPicture
  giverName: string
  recipientName: string
  message: string | null
  /** The trip that it was bought for, an idea; null for a sum. */
  tripName: string | null
  expiresOn: string
  /** Where it is spent, without a scheme: it is typed. */
  site: string
  termsVersion: string | null
}

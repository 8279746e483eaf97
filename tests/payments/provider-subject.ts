import type { OnlineProvider } from '@/server/features/payment-methods/port'

/** What a person holds at a provider's page. */
export type HeldCard = 'accepted' | 'refused' | 'insufficient' | 'expired' | 'proof' | 'refund_fails' | 'disputed'

/** A provider of the contract, and whatever else happens at it: what people do on its page, time, trouble. */
export type ProviderSubject = {
  provider: OnlineProvider
  payBy: (reference: string, card: HeldCard) => Promise<unknown>
  /** The person answers their bank. */
  prove: (reference: string, isConfirmed: boolean) => Promise<unknown>
  /** The time of an authorisation passes. */
  expire: (reference: string) => Promise<unknown>
  /** What the provider does later by itself is done: refunds that fail, disputes. */
  letTimePass: () => Promise<unknown>
  /** It was started so many days ago. */
  age: (reference: string, days: number) => Promise<unknown>
  /** Somebody gives back a sum in the provider's own pages. */
  giveBack: (reference: string, amountCents: number) => Promise<unknown>
  /** It pays out what it holds, and so many cents beyond that. */
  payOut: (errorCents: number) => Promise<unknown>
  setDown: (isDown: boolean) => Promise<unknown>
  /** A webhook about this payment, as it would arrive. */
  webhookOf: (about: { reference: string; sentAt: Date; secret?: string }) => { raw: Buffer; headers: Headers }
  /** The same provider where nobody answers. */
  unreachable: OnlineProvider
  close: () => Promise<unknown>
}

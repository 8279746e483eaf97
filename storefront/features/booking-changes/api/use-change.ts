import { useSending } from '@/storefront/lib/forms/use-sending'

/** The press that changes a booking; a refusal is told, and what is shown becomes what is true now. */
export const useChange = ({ onRefresh }: { onRefresh: () => Promise<void> }) => {
  const { isSending, refusal, run } = useSending()
  const confirm = (send: () => Promise<void>) =>
    run(send, ({ status }) => (status === 409 ? onRefresh().catch(() => undefined) : undefined))
  return { error: refusal?.error, fields: refusal?.errors ?? [], isSending, confirm }
}

import { FLASHES } from '@/domain/accounts/flash'
import { showToast } from '@/storefront/ui/toast-store'

/** Says what the server left to say, if this is one of its words. */
export const showFlash = (flash: string): void => {
  if (!Object.hasOwn(FLASHES, flash)) return
  const { tone, text } = FLASHES[flash as keyof typeof FLASHES]
  showToast({ tone: tone === 'normal' ? 'info' : tone, message: text })
}

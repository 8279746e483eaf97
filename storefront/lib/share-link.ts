import { showToast } from '@/storefront/ui/toast-store'

type Shared = { title: string; url: string; text?: string }

/** Whether links are shared by the system's own sheet: on what is held in the hand. Ask in the browser alone. */
export const hasShareSheet = (): boolean =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches

/** Opens the system's sheet. Closing it rejects: nothing to say. */
export const openShareSheet = (shared: Shared): Promise<void> => navigator.share(shared).catch(() => undefined)

/** Puts a link in the clipboard and says so; where that is refused, the link itself is shown. */
export const copyLink = async (url: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(url)
    showToast({ tone: 'success', message: 'Lien copié' })
  } catch {
    showToast({ tone: 'error', message: `Le lien à partager\u00a0: ${url}` })
  }
}

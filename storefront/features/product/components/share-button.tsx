'use client'

import { Share2 } from 'lucide'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'
import { showToast } from '@/storefront/ui/toast-store'

type ShareButtonProps = { title: string; url: string }

/** The system's share sheet where there is one, else the link in the clipboard. */
export const ShareButton = ({ title, url }: ShareButtonProps) => {
  const share = async () => {
    if (typeof navigator.share === 'function') {
      // Closing the sheet rejects: nothing to say.
      return navigator.share({ title, url }).catch(() => undefined)
    }
    try {
      await navigator.clipboard.writeText(url)
      showToast({ tone: 'success', message: 'Lien copié' })
    } catch {
      showToast({ tone: 'error', message: `Le lien à partager\u00a0: ${url}` })
    }
  }

  return (
    <Button look="ghost" size="sm" onClick={share}>
      <Icon of={Share2} />
      Partager
    </Button>
  )
}

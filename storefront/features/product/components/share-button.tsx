'use client'

import { Share2 } from 'lucide'
import { copyLink, openShareSheet } from '@/storefront/lib/share-link'
import { Button } from '@/storefront/ui/button'
import { Icon } from '@/storefront/ui/icon'

type ShareButtonProps = { title: string; url: string }

/** The system's share sheet where there is one, else the link in the clipboard. */
export const ShareButton = ({ title, url }: ShareButtonProps) => {
  const share = () => (typeof navigator.share === 'function' ? openShareSheet({ title, url }) : copyLink(url))

  return (
    <Button look="ghost" size="sm" onClick={() => void share()}>
      <Icon of={Share2} />
      Partager
    </Button>
  )
}

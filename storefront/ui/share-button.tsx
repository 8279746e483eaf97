'use client'

import { Share2 } from 'lucide'
import type { ComponentProps } from 'react'
import { copyLink, openShareSheet } from '@/storefront/lib/share-link'
import { Button } from './button'
import { Icon } from './icon'

type ShareButtonProps = {
  title: string
  url: string
  /** Words of one's own that go with the link. */
  text?: string
  look?: ComponentProps<typeof Button>['look']
}

/** The system's share sheet where there is one, else the link in the clipboard. */
export const ShareButton = ({ title, url, text, look = 'ghost' }: ShareButtonProps) => {
  const share = () =>
    typeof navigator.share === 'function' ? openShareSheet({ title, url, ...(text && { text }) }) : copyLink(url)

  return (
    <Button look={look} size="sm" onClick={() => void share()}>
      <Icon of={Share2} />
      Partager
    </Button>
  )
}

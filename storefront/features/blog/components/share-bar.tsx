'use client'

import { Link2, Mail, Share2 } from 'lucide'
import { useSyncExternalStore } from 'react'
import { copyLink, hasShareSheet, openShareSheet } from '@/storefront/lib/share-link'
import { Button } from '@/storefront/ui/button'
import { buttonClass } from '@/storefront/ui/button-class'
import { Icon } from '@/storefront/ui/icon'

type ShareBarProps = { title: string; path: string }

/** Hands an article on: its link, a mail, or the system's own sheet; no other site is told. */
export const ShareBar = ({ title, path }: ShareBarProps) => {
  const origin = useSyncExternalStore(staysAsItIs, readOrigin, onServer(''))
  const hasSheet = useSyncExternalStore(staysAsItIs, hasShareSheet, onServer(false))
  const url = `${origin}${path}`
  return (
    <div className="sharebar">
      <p>Fais suivre ce récit</p>
      <Button look="line" size="sm" onClick={() => void copyLink(url)}>
        <Icon of={Link2} />
        Copier le lien
      </Button>
      <a
        className={buttonClass({ look: 'line', size: 'sm' })}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        <Icon of={Mail} />
        Email
      </a>
      {hasSheet && (
        <Button look="line" size="sm" onClick={() => void openShareSheet({ title, url })}>
          <Icon of={Share2} />
          Partager
        </Button>
      )}
    </div>
  )
}

const staysAsItIs = () => () => undefined
const readOrigin = () => location.origin
const onServer =
  <Value,>(value: Value) =>
  () =>
    value

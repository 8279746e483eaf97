'use client'

import { Eye } from 'lucide'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Icon } from '@/storefront/ui/icon'

type PreviewBannerProps = { name: string }

/** Says that the page is a preview, and reloads its data each time the form of the panel around it is saved. */
export const PreviewBanner = ({ name }: PreviewBannerProps) => {
  const router = useRouter()
  useEffect(() => listenForSaves(() => router.refresh()), [router])

  return (
    <p className="preview on-dark" role="status">
      <Icon of={Eye} />
      <span>Aperçu&nbsp;: {name}. Les visiteurs voient la dernière version publiée.</span>
    </p>
  )
}

/**
 * Payload's live preview between two windows of this origin: the page says that it is ready, the panel says when the document is
 * saved. Payload's own hook is released apart from the versions that the panel runs on.
 */
const listenForSaves = (refresh: () => void): (() => void) => {
  const { origin } = window.location
  const onMessage = ({ origin: from, data }: MessageEvent<{ type?: unknown } | null>): void => {
    if (from === origin && data?.type === 'payload-document-event') refresh()
  }
  window.addEventListener('message', onMessage)
  const panel = (window.opener as Window | null) ?? window.parent
  panel.postMessage({ type: 'payload-live-preview', ready: true }, origin)
  // A save between the server's answer and this point is in no message.
  refresh()
  return () => window.removeEventListener('message', onMessage)
}

'use client'

import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { Eye } from 'lucide'
import { useRouter } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import { Icon } from '@/storefront/ui/icon'

type PreviewBannerProps = { name: string }

const neverChanges = () => () => undefined

/** Says that the page is a preview, and reloads its data each time the form beside it is saved. */
export const PreviewBanner = ({ name }: PreviewBannerProps) => {
  const router = useRouter()
  const origin = useSyncExternalStore(
    neverChanges,
    () => window.location.origin,
    () => null,
  )

  return (
    <p className="preview on-dark" role="status">
      <Icon of={Eye} />
      <span>Aperçu&nbsp;: {name}. Les visiteurs voient la dernière version publiée.</span>
      {origin && <RefreshRouteOnSave refresh={() => router.refresh()} serverURL={origin} />}
    </p>
  )
}

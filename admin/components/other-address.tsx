'use client'

import { useConfig } from '@payloadcms/ui'
import { useSyncExternalStore, type ReactNode } from 'react'
import { otherPanelAddress } from '@/domain/site/other-panel-address'

/** Around the panel: says on each page that it is opened at another address than SITE_URL, where no change can be saved. */
export const OtherAddress = ({ children }: { children: ReactNode }) => {
  const { serverURL: siteUrl } = useConfig().config
  const opened = useSyncExternalStore(
    () => () => undefined,
    () => window.location.origin,
    () => siteUrl,
  )
  return (
    <>
      {opened !== siteUrl && (
        <p className="other-address" role="alert">
          {otherPanelAddress({ opened, siteUrl })} <a href={`${siteUrl}/admin`}>Ouvrir le panneau à cette adresse</a>
        </p>
      )}
      {children}
    </>
  )
}

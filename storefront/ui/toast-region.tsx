'use client'

import { CircleAlert, Check, Info, X } from 'lucide'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { Icon } from './icon'
import { IconButton } from './icon-button'
import { SiteLink } from './site-link'
import { dismissToast, readToasts, readToastsOnServer, subscribeToToasts, type Toast } from './toast-store'

const GLYPHS = { info: Info, success: Check, error: CircleAlert }
const TILES = { info: 'toast__ico--info', success: 'toast__ico--success', error: 'toast__ico--error' }

/** Where `showToast` shows: bottom left, top on phones. Present from the start, so that what enters is announced. */
export const ToastRegion = () => {
  const toasts = useSyncExternalStore(subscribeToToasts, readToasts, readToastsOnServer)
  const region = useRef<HTMLDivElement>(null)
  // What else is fixed to the top of a phone's window stands below them.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    // Measured while there are some alone: it lays out the whole page, and a page starts without.
    if (toasts.length === 0) style.removeProperty('--toasts')
    else style.setProperty('--toasts', `${region.current?.offsetHeight ?? 0}px`)
  }, [toasts])
  return (
    <div ref={region} className="toasts" role="status" aria-live="polite" aria-atomic="false">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  )
}

const ToastCard = ({ toast }: { toast: Toast }) => (
  <div className="toast on-dark" role={toast.tone === 'error' ? 'alert' : undefined}>
    {toast.thumbnail ? (
      <img className={toast.isThumbnailGrey ? 'toast__gone' : ''} src={toast.thumbnail} alt="" width={52} height={52} />
    ) : (
      <span className={`ico toast__ico ${TILES[toast.tone]}`}>
        <Icon of={GLYPHS[toast.tone]} />
      </span>
    )}
    <div>
      {toast.message}
      {toast.link && (
        <>
          <br />
          <SiteLink href={toast.link.href}>{toast.link.text}</SiteLink>
        </>
      )}
      {toast.action && <ToastAction id={toast.id} {...toast.action} />}
    </div>
    <IconButton bare label="Fermer" onClick={() => dismissToast(toast.id)}>
      <Icon of={X} />
    </IconButton>
  </div>
)

const ToastAction = ({ id, text, run }: { id: number } & NonNullable<Toast['action']>) => (
  <button
    type="button"
    className="toast__act"
    onClick={() => {
      dismissToast(id)
      run()
    }}
  >
    {text}
  </button>
)

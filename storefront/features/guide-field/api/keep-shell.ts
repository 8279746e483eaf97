import { FIELD_SCOPE } from '@/storefront/lib/storage/field-copies'

/** Whether this browser can keep a page for when there is no network. */
export const canKeep = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window && isSecureContext

/** Has the worker of this page, registered by this press, keep the page and its files. */
export const keepShell = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register(`${FIELD_SCOPE}sw.js`)
  const worker = await activeWorker(registration)
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname, search }) => pathname + search)
  const { port1, port2 } = new MessageChannel()
  const isKept = await new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ ok: boolean }>) => resolve(data.ok)
    worker.postMessage({ kind: 'keep', page: location.pathname, files }, [port2])
  })
  if (!isKept) throw new Error('The page was not kept.')
}

const activeWorker = (registration: ServiceWorkerRegistration): Promise<ServiceWorker> =>
  new Promise((resolve, reject) => {
    const { active, installing, waiting } = registration
    const worker = installing ?? waiting ?? active
    if (!worker || worker.state === 'activated') {
      if (worker) resolve(worker)
      else reject(new Error('There is no worker.'))
      return
    }
    worker.onstatechange = () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') reject(new Error('The worker was not installed.'))
    }
  })

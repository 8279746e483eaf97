import { FIELD_SCOPE, KEPT_LIST } from '@/storefront/lib/storage/field-copies'

/** Whether this browser can keep a page for when there is no network. */
export const canKeep = (): boolean =>
  'serviceWorker' in navigator && 'caches' in window && 'indexedDB' in window && isSecureContext

/**
 * Registers the worker of this page, which caches the page, the list of offline copies and their files, and a second worker, which
 * redirects to that list when a page of the site does not load.
 */
export const keepShell = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register(`${FIELD_SCOPE}sw.js`)
  const worker = await activeWorker(registration)
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/_next/static/'))
    .map(({ pathname, search }) => pathname + search)
  await keepPage({ worker, page: location.pathname, files })
  await keepPage({ worker, page: KEPT_LIST, files: [] })
  await navigator.serviceWorker.register('/hors-ligne.js', { scope: '/' })
}

const keepPage = async ({ worker, ...page }: { worker: ServiceWorker; page: string; files: string[] }) => {
  const { port1, port2 } = new MessageChannel()
  const isKept = await new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<{ ok: boolean }>) => resolve(data.ok)
    worker.postMessage({ kind: 'keep', ...page }, [port2])
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

import type { RouteAddress } from '@/contract/define-route'
import { mayCount } from './audience-choice'

/** Tells the site's counter, without cookie and also while the page leaves. What cannot be told is not counted. */
export const tellAudience = ({ path }: RouteAddress, body: object): void => {
  if (!mayCount()) return
  fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
  }).catch(() => undefined)
}

import type { RouteAddress } from '@/contract/define-route'
import { mayCount } from './audience-choice'
import { readSession } from '@/storefront/lib/session/store'

/**
 * Tells the site's counter, without cookie and also while the page leaves. What cannot be told is not counted, nor are the
 * team's own visits: the browser alone knows whose they are.
 */
export const tellAudience = ({ path }: RouteAddress, body: object): void => {
  if (!mayCount() || readSession().user?.is_team) return
  fetch(`/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    keepalive: true,
    // A browser holds an answer until somebody reads it: to it the page is never done loading.
  }).then(
    (answer) => answer.text(),
    () => undefined,
  )
}

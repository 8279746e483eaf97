import type { Page } from '@playwright/test'
import { inDays } from '../../factories/departure'

/** A departure of the story's own, as long as its trip and of eight places, made by who is signed in to the panel; answers its number. */
export const addDeparture = (page: Page, { days }: { days: number }): Promise<number> =>
  // From the page itself: the panel's cookie answers its own origin alone.
  page.evaluate(async (first) => {
    const found = await fetch('/api/expeditions?limit=1&depth=0&sort=id&where[_status][equals]=published')
    const { docs } = (await found.json()) as { docs: Array<{ id: number }> }
    const added = await fetch('/api/departures', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        expedition: docs[0]?.id,
        departure_start: first,
        capacity: 8,
        guide_reason: 'Pour une histoire.',
        status: 'open',
      }),
    })
    const { doc } = (await added.json()) as { doc: { id: number } }
    return doc.id
  }, inDays(days))

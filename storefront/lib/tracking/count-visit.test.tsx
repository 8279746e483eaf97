// @apart: it counts the pages that its page shows from then on
import { afterEach, expect, it, vi } from 'vitest'
import { noteArrival } from '@/storefront/lib/awaited-page'
import { changeSession } from '@/storefront/lib/session/store'

afterEach(() => vi.unstubAllGlobals())

it('tells by which campaign the visit came with its first page alone, and keeps it nowhere', async () => {
  const told: unknown[] = []
  vi.stubGlobal('fetch', (_address: string, { body }: { body: string }) => {
    told.push(JSON.parse(body))
    return Promise.resolve(Response.json({ ok: true }))
  })
  const campaign = 'x'.repeat(300)
  history.pushState(null, '', `/faq?utm_source=influence&utm_medium=mail&utm_campaign=${campaign}`)
  await import('./count-visit')
  changeSession({ isReady: true, user: null })
  history.pushState(null, '', '/expeditions?utm_campaign=autre')
  noteArrival('/expeditions')
  expect(told).toEqual([
    { path: '/faq', from: '', utm: [campaign.slice(0, 200), 'influence'] },
    { path: '/expeditions', from: '/faq' },
  ])
  expect([document.cookie, localStorage.length, sessionStorage.length]).toEqual(['', 0, 0])
})

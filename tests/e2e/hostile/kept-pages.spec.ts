import { readFileSync } from 'node:fs'
import { expect, type APIRequestContext } from '@playwright/test'
import { test } from '../fixtures/story'
import { renewEveryPage } from '../fixtures/renew-every-page'

const RSC = { rsc: '1' }
/** Pages without data: the build makes them once, and no visitor has them built anew. */
const MADE_ONCE = ['/bench', '/my-expeditions/terrain/hors-ligne']

/** The addresses of every page that is kept, one for each of those made at their first visit. */
const keptPages = async (request: APIRequestContext): Promise<string[]> => {
  const manifest = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8')) as {
    routes: Record<string, { dataRoute: string | null }>
    dynamicRoutes: Record<string, { dataRoute: string | null }>
  }
  const [featured] = (await (await request.get('/api/v1/expeditions/featured')).json()) as Array<{ slug: string }>
  const values: Record<string, string> = { '[slug]': featured?.slug ?? '', '[...missing]': 'nulle/part' }
  const isShown = ([page, { dataRoute }]: [string, { dataRoute: string | null }]) =>
    dataRoute !== null && !page.startsWith('/_') && !MADE_ONCE.includes(page)
  return [
    ...Object.entries(manifest.routes)
      .filter(isShown)
      .map(([page]) => page),
    ...Object.entries(manifest.dynamicRoutes)
      .filter(isShown)
      .map(([page]) => page.replace(/\[[^\]]+\]/g, (name) => values[name] ?? `no value for ${name} in this test`)),
  ]
}

/** What a visitor of the bare address gets: the document, and what the router loads. */
const nextVisit = async (request: APIRequestContext, page: string): Promise<string> =>
  `${await (await request.get(page)).text()}${await (await request.get(page, { headers: RSC })).text()}`

for (const [kind, headers] of [
  ['the document', {}],
  ['what the router loads', RSC],
] as const) {
  test(`a kept page holds nothing of the address of who caused it to be built (${kind})`, async ({ request }) => {
    const pages = await keptPages(request)
    expect(pages).toEqual(expect.arrayContaining(['/', '/nouveau-mot-de-passe', '/expeditions', '/nulle/part']))
    let waiting = pages
    const visitAll = async () => {
      const built: string[] = []
      for (const page of waiting) {
        const mark = `marque-${Math.random().toString(36).slice(2)}`
        const answer = await request.get(`${page}?email=${mark}&q=&_rsc=${mark}`, { headers })
        if (answer.headers()['x-nextjs-cache'] === 'MISS') built.push(page)
        for (const seen of [await answer.text(), await nextVisit(request, page)]) {
          expect(seen.includes(mark), `${page} shows the mark`).toBe(false)
        }
      }
      waiting = waiting.filter((page) => !built.includes(page))
    }
    // Stories beside this one visit pages too: those that they had built anew are renewed again.
    for (let round = 0; waiting.length > 0 && round < 20; round++) {
      await renewEveryPage(request)
      await visitAll()
    }
    expect(waiting, 'pages that this test had built anew').toEqual([])
  })
}

test('unknown addresses have one page between them', async ({ request }) => {
  await request.get('/nulle/part')
  for (const address of [
    '/vers/ailleurs',
    '/expeditions/il-n-y-en-a-pas',
    '/react-front/expeditions/aucune',
    '/flags/zz',
  ]) {
    const answer = await request.get(`${address}-${Math.random().toString(36).slice(2)}`)
    expect([answer.status(), answer.headers()['x-nextjs-cache']], address).toEqual([404, 'HIT'])
    expect(await answer.text()).toContain('Hors sentier')
  }
})

import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { LoadingText } from './loading-text'

it('says to who has no JavaScript why the page does not come', () => {
  const html = renderToString(<LoadingText>Chargement de tes favoris…</LoadingText>)
  expect(html).toMatch(/<p[^>]* role="status">Chargement de tes favoris…<\/p>/)
  expect(/<noscript>(.*)<\/noscript>/.exec(html)?.[1]).toContain('Cette page a besoin de JavaScript')
})

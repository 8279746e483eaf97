import { describe, expect, it } from 'vitest'
import { startScriptsLater } from './start-scripts-later'

const HEAD = '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/boot.js"/>'
const SCRIPT = '<script src="/_next/static/chunks/a.js" async=""></script>'
const page = (parts: { head?: string; body?: string }) =>
  `<html><head>${parts.head ?? ''}</head><body>${parts.body ?? ''}</body></html>`

describe('startScriptsLater', () => {
  it('lets the scripts of Next wait, by a script that starts them', () => {
    const later = startScriptsLater(page({ head: HEAD + SCRIPT }))
    expect(later).not.toContain('rel="preload"')
    expect(later).toContain('<script type="text/waiting" src="/_next/static/chunks/a.js" async=""></script>')
    expect(later).toMatch(/<script>\(\(\) => \{[^<]*\}\)\(\)<\/script><\/head>/)
  })

  it('keeps what else a script says', () => {
    const later = startScriptsLater(
      page({ body: '<script src="/_next/static/chunks/a.js" id="_R_" async=""></script>' }),
    )
    expect(later).toContain('<script type="text/waiting" src="/_next/static/chunks/a.js" id="_R_" async=""></script>')
  })

  it.each([
    ['a page without scripts', page({ body: '<p>Bonjour</p>' })],
    ['what older browsers load', page({ head: '<script src="/_next/static/chunks/a.js" noModule=""></script>' })],
    ['what runs in its place', page({ body: '<script>self.__next_f=[]</script>' })],
    ['a script from elsewhere', page({ head: '<script src="https://js.stripe.com/v3" async=""></script>' })],
  ])('leaves %s as it is', (_, html) => {
    expect(startScriptsLater(html)).toBe(html)
  })

  it('writes the same whatever stands in the page', () => {
    const tricky = page({ head: SCRIPT, body: '<p>$&amp; $1 $$</p>' })
    expect(startScriptsLater(tricky)).toContain('<p>$&amp; $1 $$</p>')
    expect(startScriptsLater(tricky).match(/<\/head>/g)).toHaveLength(1)
  })
})

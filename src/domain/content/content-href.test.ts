import { describe, expect, it } from 'vitest'
import { isContentHref } from './content-href'

describe('a link typed by an editor', () => {
  it.each(['/', '/expeditions?countries=France', '#limites', 'https://ademe.fr', 'mailto:a@b.fr', 'tel:+33465712018'])(
    'may be %s',
    (href) => expect(isContentHref(href)).toBe(true),
  )

  it.each(['', 'expeditions', '//ailleurs.fr', '/\\ailleurs.fr', 'javascript:alert(1)', 'http://ademe.fr', '/a b'])(
    'may not be « %s »',
    (href) => expect(isContentHref(href)).toBe(false),
  )
})

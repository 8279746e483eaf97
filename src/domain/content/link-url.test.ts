import { describe, expect, it } from 'vitest'
import { isLinkUrl } from './link-url'

describe('isLinkUrl', () => {
  it.each([
    'https://www.sncf-connect.com/app?from=Annecy',
    'http://exemple.fr',
    'HTTPS://EXEMPLE.FR',
    'mailto:bonjour@lagopede.example',
    'tel:+33465712018',
    '/expeditions?countries=Norv%C3%A8ge',
    '#tarifs',
    '?page=2',
    'www.exemple.fr/a:b',
    '//exemple.fr',
    '/heure/12:30',
  ])('accepts %s', (url) => {
    expect(isLinkUrl(url)).toBe(true)
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    'javascript\u0000:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://lagopede.example/1',
    'file:///etc/passwd',
    'view-source:https://exemple.fr',
    'httpsx:alert(1)',
  ])('refuses %j', (url) => {
    expect(isLinkUrl(url)).toBe(false)
  })
})

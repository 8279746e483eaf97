import { describe, expect, it } from 'vitest'
import { buildFound } from './build-found.fixture'
import { countFound, foundGroups } from './found-groups'

describe('what is found', () => {
  it('is grouped in one order, each line with its address and a word on it', () => {
    const lines = foundGroups({ found: buildFound(), town: null, words: 'tipi' }).map(({ kind, lines: [line] }) => [
      kind,
      line?.href,
      line?.note,
    ])
    expect(lines).toEqual([
      ['expeditions', '/expeditions/tipis-du-vercors', 'France, 3\u00a0jours'],
      ['articles', '/blog/articles/dormir', 'Conseils et préparation'],
      ['questions', '/faq#dormir', 'Niveau, matériel et sécurité'],
      ['pages', '/nuits', ''],
    ])
  })

  it('has no group of what there is nothing of', () => {
    expect(foundGroups({ found: buildFound({ isEmpty: true }), town: null, words: 'tipi' })).toEqual([])
    expect(countFound({ found: buildFound({ isEmpty: true }), town: null })).toBe(0)
  })

  it('leads to the rest where there is one: trips in the catalogue, all else on the page of the search', () => {
    const found = buildFound()
    const more = (words: string) =>
      foundGroups({ found: { ...found, articles: { ...found.articles, total: 9 } }, town: null, words }).map(
        (group) => group.more,
      )
    expect(more('tipi & co')).toEqual([
      { href: '/expeditions?q=tipi+%26+co', label: 'Voir les 12\u00a0expéditions' },
      { href: '/recherche-site?q=tipi+%26+co#articles', label: 'Voir les 9\u00a0articles' },
      null,
      null,
    ])
  })

  it('begins with the train from a town that the words name, which is something found', () => {
    const town = { code: '69123', name: 'Lyon', label: 'Lyon (69)' }
    expect(foundGroups({ found: buildFound(), town, words: 'Lyon' })[0]).toEqual({
      kind: 'train',
      title: 'En train',
      lines: [
        { href: '/expeditions?from=69123&sort=train', label: 'En train depuis Lyon', note: 'Lyon (69)', photo: null },
      ],
      more: null,
    })
    expect(countFound({ found: buildFound({ isEmpty: true }), town })).toBe(1)
  })
})

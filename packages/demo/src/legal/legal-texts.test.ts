import { describe, expect, it } from 'vitest'
import { ROSTER_VIEW_DAYS, TRIP_DATA_DAYS } from '@/domain/accounts/data-retention'
import { LEGAL_DOCUMENTS, LEGAL_VERSION, legalPath } from '@/domain/legal/legal-documents'
import { LEGAL_PLACEHOLDERS } from '@/domain/legal/legal-placeholders'
import { COOKIES } from '@/storefront/lib/storage/browser-storage'
import { presentRichText } from '@/server/platform/payload/present-rich-text'
import { LEGAL_VERSIONS } from '../write-legal'
import { toRichText } from '../rich-text'

const wordsOf = (versions = LEGAL_VERSIONS): string =>
  versions.map(({ summary, changes, body }) => [summary, changes, JSON.stringify(body)].join('\n')).join('\n')
const textOf = (kind: string): string => wordsOf(LEGAL_VERSIONS.filter((version) => version.kind === kind))

describe('the legal texts of the demo', () => {
  it('are there for each part of the page, under names that are addresses', () => {
    expect(new Set(LEGAL_VERSIONS.map(({ kind }) => kind))).toEqual(new Set(LEGAL_DOCUMENTS.map(({ kind }) => kind)))
    for (const { version } of LEGAL_VERSIONS) expect(version).toMatch(LEGAL_VERSION)
  })

  it('have versions named after the month or the day they take effect', () => {
    for (const { kind, version, day } of LEGAL_VERSIONS) {
      expect([day.slice(0, 7), day], kind).toContain(version.replace(/\.\d+$/, ''))
    }
  })

  it('have the version of the terms of sale that the demo’s orders accepted', () => {
    expect(LEGAL_VERSIONS.filter(({ kind }) => kind === 'terms_of_sale').map(({ version }) => version)).toContain(
      '2026-11',
    )
  })

  it('promise nothing about the climate that cannot be proved', () => {
    expect(wordsOf()).not.toMatch(/(?<!\p{L})(?:neutre|neutralité|compens)/iu)
  })

  it('speak to one person, as the site does, but for the forms whose words the law has chosen', () => {
    const own = LEGAL_VERSIONS.filter(({ kind }) => !kind.startsWith('information_form'))
    expect(wordsOf(own)).not.toMatch(/\b(?:vous|votre|vos|veuillez)\b/i)
  })

  it('lead to parts of their page that exist', () => {
    const parts = new Set(LEGAL_DOCUMENTS.map(({ kind }) => legalPath(kind)))
    const links = LEGAL_VERSIONS.flatMap(({ body }) => [
      ...presentRichText(toRichText(body)).matchAll(/href="([^"]+)"/g),
    ])
    expect(links.length).toBeGreaterThan(10)
    const within = links.map(([, href = '']) => href).filter((href) => href.includes(legalPath()))
    expect(within.length).toBeGreaterThan(5)
    expect(within.filter((href) => !parts.has(href))).toEqual([])
  })

  it('leave to the settings only what the settings hold', () => {
    const used = [...wordsOf().matchAll(/\{[\p{L}-]+\}/gu)].map(([word]) => word)
    expect(used.length).toBeGreaterThan(5)
    expect(used.filter((word) => !(word in LEGAL_PLACEHOLDERS))).toEqual([])
  })

  it('name every cookie that the pages and the server write', () => {
    const server = ['payload-token', 'device', 'social_sign_in', 'link_provider', 'flash', 'sign_in_popup']
    for (const name of [...Object.values(COOKIES), ...server]) expect(textOf('cookies')).toContain(`**${name}**`)
  })

  it('write the formula of a revision as the figures that it is computed with', () => {
    const [text] = LEGAL_VERSIONS.filter(({ kind }) => kind === 'contract_changes')
    const words = JSON.stringify(text?.body)
    expect(words).toContain(`comptent pour ${String(text?.change_terms?.fuel_percent)} %`)
    expect(words).toContain(`comptent pour ${String(text?.change_terms?.taxes_percent)} %`)
    expect(text?.change_terms).toMatchObject({ currency_percent: 0, answer_days: 7, silence: 'terminate' })
    expect(words).toMatch(/sept jours sauf.*Sans réponse à la date dite, le contrat prend fin/)
  })

  it('say durations that the code holds', () => {
    const inWords: Record<number, string> = { 30: 'trente jours', 365: 'un an' }
    expect(textOf('privacy')).toContain(`effacé ${String(inWords[TRIP_DATA_DAYS])} après le retour`)
    expect(textOf('privacy')).toContain(`a lu les données des voyageurs : ${String(inWords[ROSTER_VIEW_DAYS])}.`)
  })
})

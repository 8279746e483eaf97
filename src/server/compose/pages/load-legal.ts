import type { LegalVersion } from '@/contract/legal'
import { LEGAL_DOCUMENTS } from '@/domain/legal/legal-documents'
import { findLegalText } from '@/server/features/legal/find-legal-text'
import { listLegalVersions } from '@/server/features/legal/list-legal-versions'
import { readLegalIdentity } from '@/server/features/legal/read-legal-identity'
import { cached } from '@/server/platform/cache/cached'

/** What the legal page shows: who the agency is, and every text with the version in force and all its versions. */
export const loadLegal = async () => {
  const [all, identity] = await Promise.all([loadVersions(), loadLegalIdentity()])
  const parts = await Promise.all(
    LEGAL_DOCUMENTS.map(async (document) => {
      const versions = all.filter(({ kind }) => kind === document.kind)
      const inForce = versions.find(({ state }) => state === 'in_force')
      return { document, text: inForce ? await loadText(inForce) : null, versions }
    }),
  )
  return { identity, parts }
}

/** Who the agency is by law; null until someone saves the settings. */
export const loadLegalIdentity = () => cached({ key: ['legal-identity'], tags: [], load: readLegalIdentity })

/** One published version by the parts of its address, with all those of its text; null at any other address. */
export const loadLegalVersion = async ({ anchor, version }: { anchor: string; version: string }) => {
  const document = LEGAL_DOCUMENTS.find((one) => one.anchor === anchor)
  if (!document) return null
  const { kind } = document
  const versions = (await loadVersions()).filter((one) => one.kind === kind)
  // What is not there is not kept: addresses are anybody's to make up.
  if (!versions.some((one) => one.version === version)) return null
  const text = await loadText({ kind, version })
  return text && { document, text, versions }
}

/** The day the last text took effect, `2026-11-01`; undefined while none has. */
export const loadLegalDay = async (): Promise<string | undefined> =>
  (await loadVersions())
    .filter(({ state }) => state === 'in_force')
    .map(({ effective_on: day }) => day)
    .sort()
    .at(-1)

const loadVersions = () =>
  cached({ key: ['legal-versions'], tags: ['legal'], load: () => listLegalVersions(new Date()) })

const loadText = ({ kind, version }: Pick<LegalVersion, 'kind' | 'version'>) =>
  cached({
    key: ['legal-text', kind, version],
    tags: ['legal'],
    load: () => findLegalText({ kind, version, at: new Date() }),
  })

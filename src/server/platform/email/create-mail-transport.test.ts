import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const modeOf = (file: string) => (statSync(file).mode & 0o777).toString(8)

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lagopede-mail-'))
  folder = path.join(root, 'mail')
  vi.resetModules()
  vi.stubEnv('DATABASE_URL', 'postgresql://nobody@127.0.0.1:1/none')
  vi.stubEnv('PAYLOAD_SECRET', 'a-secret-of-the-tests')
  vi.stubEnv('DATA_DIR', root)
  vi.stubEnv('SMTP_URL', '')
})
afterEach(() => {
  rmSync(root, { recursive: true })
  vi.unstubAllEnvs()
})

const makeOldMail = (): string => {
  mkdirSync(folder)
  chmodSync(folder, 0o755)
  const old = path.join(folder, 'old.eml')
  writeFileSync(old, 'an older mail', { mode: 0o644 })
  return old
}

describe('mails without SMTP_URL', () => {
  it('are files that their owner alone reads, older ones too', async () => {
    const old = makeOldMail()
    const { createMailTransport } = await import('./create-mail-transport')
    await createMailTransport().sendMail({
      from: 'a@exemple.fr',
      to: 'b@exemple.fr',
      text: 'https://exemple.fr/#secret',
    })
    const [sent = ''] = readdirSync(folder).filter((name) => name !== 'old.eml')
    expect(readFileSync(path.join(folder, sent), 'utf8')).toContain('#secret')
    expect([folder, old, path.join(folder, sent)].map(modeOf)).toEqual(['700', '600', '600'])
  })

  const warnings = async () => {
    const { warnWithoutSmtp } = await import('./open-mail-folder')
    const warn = vi.fn<(text: string) => void>()
    warnWithoutSmtp({ warn })
    return warn.mock.calls
  }

  it('are warned of at the start of a public site, and their folder is closed before the first is written', async () => {
    const old = makeOldMail()
    vi.stubEnv('SITE_URL', 'https://lagopede.fr')
    expect(await warnings()).toEqual([[`SMTP_URL is not set: no mail leaves, each is written to ${folder}`]])
    expect([folder, old].map(modeOf)).toEqual(['700', '600'])
  })

  it('are not warned of in a demonstration', async () => {
    vi.stubEnv('SITE_URL', 'http://localhost:3000')
    expect(await warnings()).toEqual([])
    expect(modeOf(folder)).toBe('700')
  })

  it('are not warned of when a server sends them', async () => {
    vi.stubEnv('SITE_URL', 'https://lagopede.fr')
    vi.stubEnv('SMTP_URL', 'smtps://mail.exemple.fr')
    expect(await warnings()).toEqual([])
    expect(readdirSync(root)).toEqual([])
  })
})

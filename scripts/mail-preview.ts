import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { registrationLines } from '@/domain/legal/registrations'
import { MAILS } from '@/server/compose/mails'
import { writeMail } from '@/server/platform/email/write-mail'

const SIGNATURE = registrationLines({
  travel_register: 'IM000000000',
  guarantor: 'un garant, son adresse',
  insurer: 'un assureur, son adresse',
})
const OUTPUT = path.join('.data', 'mail-preview')

process.env.DATABASE_URL ||= 'postgresql://nobody@127.0.0.1:1/none'
mkdirSync(OUTPUT, { recursive: true })
const links: string[] = []
for (const [name, { preview }] of Object.entries(MAILS)) {
  const mail = await preview()
  const { html, text, subject } = await writeMail({ mail, messageId: `<${name}@preview>`, signature: SIGNATURE })
  writeFileSync(path.join(OUTPUT, `${name}.html`), html)
  writeFileSync(path.join(OUTPUT, `${name}.txt`), text)
  links.push(`<li><a href="${name}.html">${subject}</a> (<a href="${name}.txt">texte seul</a>)</li>`)
}
writeFileSync(path.join(OUTPUT, 'index.html'), `<!doctype html><meta charset="utf-8"><ul>${links.join('')}</ul>`)
console.log(`Every message, as it leaves: ${path.resolve(OUTPUT, 'index.html')}`)

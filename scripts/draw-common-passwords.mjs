// Writes the list of common passwords that sign-up refuses, from the frequencies of @zxcvbn-ts/language-common:
//   npm pack @zxcvbn-ts/language-common && tar xzf zxcvbn-ts-language-common-*.tgz
//   node scripts/draw-common-passwords.mjs package/src/passwords.json
import { readFileSync, writeFileSync } from 'node:fs'

const MOST = 20_000
const SHORTEST = 6
const OUTPUT = 'src/server/features/accounts/password/common-passwords.json'

const [source = ''] = process.argv.slice(2)
const passwords = JSON.parse(readFileSync(source, 'utf8'))
  .filter((password) => password.length >= SHORTEST && !/\s/.test(password))
  .slice(0, MOST)
// One text: a list would be as many lines.
writeFileSync(OUTPUT, `${JSON.stringify({ passwords: passwords.join(' ') })}\n`)

import { checkDatabase } from '@/server/compose/check-database'
import { checkFiles } from '@/server/compose/check-files'
import { listOtherLengths } from '@/server/compose/other-lengths'

/** Prints what in the database contradicts itself or the files beside it; fails when anything does. A departure of another length is told, and no failure. */
const findings = [...(await checkDatabase()), ...(await checkFiles())]
for (const detail of await listOtherLengths()) console.log(`to look at: ${detail}`)
for (const { check, detail } of findings) console.log(`${check}: ${detail}`)
console.log(findings.length === 0 ? 'The database agrees with itself.' : `${findings.length} contradictions.`)
process.exit(findings.length === 0 ? 0 : 1)

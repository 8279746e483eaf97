import { checkDatabase } from '@/server/compose/check-database'
import { checkFiles } from '@/server/compose/check-files'

/** Prints what in the database contradicts itself or the files beside it; fails when anything does. */
const findings = [...(await checkDatabase()), ...(await checkFiles())]
for (const { check, detail } of findings) console.log(`${check}: ${detail}`)
console.log(findings.length === 0 ? 'The database agrees with itself.' : `${findings.length} contradictions.`)
process.exit(findings.length === 0 ? 0 : 1)

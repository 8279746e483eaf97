import { checkDatabase } from '@/server/compose/check-database'

/** Prints what in the database contradicts itself; fails when anything does. */
const findings = await checkDatabase()
for (const { check, detail } of findings) console.log(`${check}: ${detail}`)
console.log(findings.length === 0 ? 'The database agrees with itself.' : `${findings.length} contradictions.`)
process.exit(findings.length === 0 ? 0 : 1)

import { runCreateAdmin } from '@/server/features/accounts/team/create-admin'

process.exit(await runCreateAdmin({ args: process.argv.slice(2), print: console.log, printError: console.error }))

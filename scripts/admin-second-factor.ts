import { parseArgs } from 'node:util'
import { removeByCommand } from '@/server/features/sign-in/second-factor/remove-by-command'

const { values } = parseArgs({ options: { email: { type: 'string' }, remove: { type: 'boolean', default: false } } })
if (!values.email || !values.remove) {
  console.error('Usage: npm run admin:second-factor -- --email somebody@example.org --remove')
  process.exit(1)
}

const SAYINGS = {
  removed: `The second factor of ${values.email} is removed; their sessions are over and they are told by mail.`,
  unknown: `No account has the address ${values.email}.`,
  none: `${values.email} has no second factor.`,
} as const

const outcome = await removeByCommand(values.email)
console.log(SAYINGS[outcome])
process.exit(outcome === 'removed' ? 0 : 1)

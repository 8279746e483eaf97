import { parseArgs } from 'node:util'
import { Email } from '@/contract/accounts'
import { ADMIN_LINK_MINUTES, createAdmin } from './create-admin'

const USAGE = 'Which address? npm run admin:create -- --email someone@example.org'

/** `--email x`: makes an administrator and prints the link by which they choose a password; the exit code. */
export const runCreateAdmin = async ({
  args,
  print,
  printError,
}: {
  args: string[]
  print: (line: string) => void
  printError: (line: string) => void
}): Promise<number> => {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } }, strict: false })
  const email = Email.safeParse(values.email)
  if (!email.success) {
    printError(USAGE)
    return 1
  }
  const outcome = await createAdmin({ email: email.data })
  if (!outcome.ok) {
    printError(
      `${email.data} has an account with another role: give it the role in the panel, or take another address.`,
    )
    return 1
  }
  print(outcome.isNew ? `${email.data} is an administrator.` : `${email.data} was an administrator already.`)
  print(`To choose a password, once, within ${String(ADMIN_LINK_MINUTES)} minutes: ${outcome.link}`)
  return 0
}

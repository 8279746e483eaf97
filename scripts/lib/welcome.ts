import path from 'node:path'

type Welcome = {
  isProduction: boolean
  SITE_URL: string
  DEMO_PASSWORD: string
  SMTP_URL: string | undefined
  dataDirectory: string
  logDirectory: string
}

/** What the start prints once the site answers: its addresses, and the accounts of a demonstration. */
export function welcome({
  isProduction,
  SITE_URL,
  DEMO_PASSWORD,
  SMTP_URL,
  dataDirectory,
  logDirectory,
}: Welcome): string {
  const lines = [
    '',
    `  Site        ${SITE_URL}`,
    `  Admin       ${SITE_URL}/admin (saves at SITE_URL alone: opened at another address, it refuses each change)`,
    `  API         ${SITE_URL}/api/v1/docs`,
    ...(SMTP_URL ? [] : [`  Mail sent   ${path.join(dataDirectory, 'mail')}`]),
    `  Logs        ${logDirectory}`,
    '',
    ...(SMTP_URL || !isProduction ? [] : ['  Warning: SMTP_URL is not set, so no mail leaves this machine.', '']),
  ]
  const roles = ['client', 'guide', 'staff', 'marketing', 'admin'].map((role) => `${role}@lagopede.test`)
  const accounts = isProduction ? [] : [`  Accounts    ${roles.join(', ')}`, `  Password    ${DEMO_PASSWORD}`, '']
  return [...lines, ...accounts, '  Ctrl-C stops all of it.'].join('\n')
}

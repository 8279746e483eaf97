import { becomeOwner } from './lib/become-owner'

const { siteRole } = becomeOwner()
const { migrate } = await import('@/server/compose/migrate')
await migrate({ siteRole })
process.exit(0)

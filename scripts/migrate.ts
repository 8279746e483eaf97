import { becomeOwner } from './lib/become-owner'

const { siteRole } = becomeOwner()
const { migrate } = await import('@/server/compose/migrate')
const { fillPlaces } = await import('@/server/features/places/fill-places')
await migrate({ siteRole })
await fillPlaces()
process.exit(0)

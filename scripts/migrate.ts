import { migrate } from '@/server/db/migrate'

await migrate()
process.exit(0)

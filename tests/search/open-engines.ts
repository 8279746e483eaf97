import { createPostgresEngine } from '@/server/search/postgres/create-postgres-engine'
import type { SearchEngine } from '@/server/search/search-engine'

/** The engines that the suite runs over. */
export const openEngines = async (): Promise<{ engines: SearchEngine[]; close: () => Promise<void> }> => ({
  engines: [createPostgresEngine()],
  close: () => Promise.resolve(),
})

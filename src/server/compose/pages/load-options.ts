import type { CatalogueOptions } from '@/contract/site'
import { readCatalogueOptions } from '@/server/features/catalogue/editorial/read-catalogue-options'
import { cached } from '@/server/platform/cache/cached'

/** What can be chosen in the filters. */
export const loadOptions = (): Promise<CatalogueOptions> =>
  cached({ key: ['options'], tags: ['catalogue', 'hits'], load: readCatalogueOptions })

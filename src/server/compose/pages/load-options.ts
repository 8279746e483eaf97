import type { CatalogueOptions } from '@/contract/site'
import { cached } from '@/server/platform/cache/cached'
import { readCatalogueOptions } from '@/server/features/catalogue/editorial/read-catalogue-options'

/** What can be chosen in the filters. */
export const loadOptions = (): Promise<CatalogueOptions> =>
  cached({ key: ['options'], tags: ['catalogue', 'hits'], load: readCatalogueOptions })

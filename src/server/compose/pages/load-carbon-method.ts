import { findMethodExample } from '@/server/features/carbon/find-method-example'
import { listFactors } from '@/server/features/carbon/read-factors'
import { cached } from '@/server/platform/cache/cached'

/** What the method's page counts: every dated factor, and a trip to show it on. */
export const loadCarbonMethod = () =>
  cached({
    key: ['carbon-method'],
    tags: ['content', 'hits'],
    load: async () => {
      const [factors, example] = await Promise.all([listFactors(), findMethodExample()])
      return { ...factors, example }
    },
  })

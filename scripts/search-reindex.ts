import { reindex } from '@/server/features/search/sync/reindex'
import { progressBar } from './lib/progress-bar'

const started = performance.now()
let shown = -1

const { refused } = await reindex({
  onProgress: ({ done, total }) => {
    const tenth = Math.floor((done / Math.max(total, 1)) * 10)
    if (tenth === shown) return
    shown = tenth
    console.log(progressBar({ done, total }))
  },
})
for (const { id, reason } of refused) console.log(`Set aside: expedition ${String(id)}: ${reason}`)
console.log(`Reindexed in ${((performance.now() - started) / 1000).toFixed(1)} s.`)
process.exit(refused.length > 0 ? 1 : 0)

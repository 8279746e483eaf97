/** Runs `work` over the items, at most `limit` at a time; stops at the first failure. */
export async function mapInParallel<T>(
  items: readonly T[],
  { limit, work }: { limit: number; work: (item: T) => Promise<void> },
) {
  const queue = items.values()
  const worker = async () => {
    for (const item of queue) await work(item)
  }
  await Promise.all(Array.from({ length: Math.max(1, limit) }, worker))
}

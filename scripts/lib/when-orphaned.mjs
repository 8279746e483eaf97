/** Calls back once the process that started this one is gone. */
export function whenOrphaned(callBack) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    callBack()
  }, 500)
  watch.unref()
}

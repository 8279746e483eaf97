export async function register(): Promise<void> {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs' || process.env['NEXT_PHASE'] === 'phase-production-build') return
  const { listenForChanges } = await import('@/server/platform/cache/listen-for-changes')
  void listenForChanges()
  const { hangDoor } = await import('@/server/platform/web/calls-door')
  hangDoor(async () => (await import('@/server/compose/answer-call')).openCalls())
}

import { startProcess } from './start-process'

/** A web process that answers /api, at `url`. */
export const startWebProcess = async (environment: Record<string, string> = {}) => {
  const { said, kill } = await startProcess({
    entry: 'tests/integration/web-process.ts',
    until: /listening (\d+)/,
    environment,
  })
  return { url: `http://127.0.0.1:${said}`, kill }
}

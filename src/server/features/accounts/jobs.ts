import type { WorkerTask } from '@/server/platform/jobs/task'
import { fetchPortrait } from './portrait/fetch-portrait'

declare module '@/server/platform/jobs/task' {
  interface TaskPayloads {
    fetch_portrait: { userId: number; url: string }
  }
}

export const ACCOUNT_TASKS: WorkerTask[] = [{ name: 'fetch_portrait', run: fetchPortrait }]

import type { WorkerTask } from '@/server/platform/jobs/task'
import { drawPicture } from './draw-picture'
import { sweepFiles } from './sweep-files'

declare module '@/server/platform/jobs/task' {
  interface TaskPayloads {
    draw_picture: { mediaId: number }
  }
}

export const PICTURE_TASKS: WorkerTask[] = [
  { name: 'draw_picture', run: drawPicture },
  { name: 'sweep_files', run: sweepFiles, at: '*/10 * * * *' },
]

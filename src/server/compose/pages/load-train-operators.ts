import type { TrainOperator } from '@/domain/places/train-operators'
import { readTrainOperators } from '@/server/features/catalogue/editorial/read-train-operators'
import { cached } from '@/server/platform/cache/cached'

/** Where travelers look for their train tickets. */
export const loadTrainOperators = (): Promise<TrainOperator[]> =>
  cached({ key: ['train-operators'], tags: [], load: readTrainOperators })

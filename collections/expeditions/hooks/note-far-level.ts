import type { CollectionBeforeChangeHook } from 'payload'
import { expeditionDemand } from '@/domain/catalogue/expedition-demand'

/** Keeps beside each version whether its level is far from what its programme asks: the panel's lists filter by it. */
export const noteFarLevel: CollectionBeforeChangeHook = ({ data, originalDoc }) => ({
  ...data,
  level_to_review: expeditionDemand({ ...originalDoc, ...data }).isFar,
})

import { tellSignUp } from '@/storefront/lib/tracking/events'
import { tellUntold } from '@/storefront/lib/tracking/untold-events'
import { leaveTrackersBehind } from './leave-trackers-behind'
import { startPixel } from './start-pixel'
import { startTagManager } from './start-tag-manager'
import { watchPage } from './watch-page'

// One script for all of it, which who did not agree never loads.

/** Starts the measure of audience, and tells what happens on the page; answers how to stop telling. */
export const measureAudience = (tagManagerId: string): (() => void) => {
  leaveTrackersBehind()
  startTagManager(tagManagerId)
  return watchPage()
}

/** Starts the measure of advertising. */
export const measureAdvertising = (pixelId: string): undefined => {
  leaveTrackersBehind()
  startPixel(pixelId)
}

/** Tells what waited for a page that may tell it: a sign-up, and what happened where nothing measures. */
export const tellWhatWaited = (): undefined => {
  tellSignUp()
  tellUntold()
}

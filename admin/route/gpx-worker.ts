import { readGpx } from './read-gpx'

const answer = async (file: File): Promise<void> => globalThis.postMessage(readGpx(await file.text()))

// The page hears of an error that is reported, not of a rejection.
globalThis.addEventListener(
  'message',
  ({ data }: MessageEvent<File>) => void answer(data).catch(globalThis.reportError),
)

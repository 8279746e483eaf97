import { decodeText } from '@/domain/text/decode-text'
import { readGpx } from './read-gpx'

const answer = async (file: File): Promise<void> =>
  globalThis.postMessage(readGpx(decodeText(await file.arrayBuffer())))

// The page hears of an error that is reported, not of a rejection.
globalThis.addEventListener(
  'message',
  ({ data }: MessageEvent<File>) => void answer(data).catch(globalThis.reportError),
)

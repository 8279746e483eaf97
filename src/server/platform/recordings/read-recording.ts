import { readMp3 } from './read-mp3'
import { readMp4 } from './read-mp4'
import { readOgg } from './read-ogg'
import { readWav } from './read-wav'
import { readWebm } from './read-webm'
import type { Recording } from './recording'

/**
 * Reads a sound or a video to its end, by its content alone, and leaves out what it says of people and places. Null for any
 * other content, and for one that is broken. Takes time in proportion to its size.
 */
export const readRecording = (content: Buffer): Recording | null => {
  for (const read of [readMp4, readWebm, readOgg, readWav, readMp3]) {
    const recording = read(content)
    if (recording) return recording
  }
  return null
}

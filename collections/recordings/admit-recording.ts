import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { readRecording } from '@/server/platform/recordings/read-recording'
import { keepInstead, maySend, sentFile } from '../media/sent-file'

export const NO_RECORDING =
  'Ce fichier n’est ni un son ni une vidéo que le site sait lire\u00a0: MP3, M4A, WAV, OGG (Opus ou Vorbis), MP4 ou WebM, en entier.'

/** Keeps of a file what is sound and pictures, under a name and a kind that come from its content. */
export const admitRecording: CollectionBeforeOperationHook = async (hook) => {
  const { args, req } = hook
  const file = sentFile(hook)
  if (!file || !(await maySend(hook))) return args
  const recording = readRecording(file.data)
  if (!recording) throw new APIError(NO_RECORDING, 422, null, true)
  await keepInstead({ req, folder: 'recordings', called: file.name, ...recording })
  return args
}

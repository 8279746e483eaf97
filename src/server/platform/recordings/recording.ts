/** A sound or a video whose content was read to its end, without what it says of people and places. */
export type Recording = {
  content: Buffer
  mimeType: 'audio/mpeg' | 'audio/mp4' | 'audio/wav' | 'audio/ogg' | 'video/mp4' | 'video/webm'
  extension: 'mp3' | 'm4a' | 'wav' | 'ogg' | 'mp4' | 'webm'
}

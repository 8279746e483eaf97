import { createMp3Encoder } from 'wasm-media-encoders'

const RATE = 22_050
const BED = [110, 164.81, 220] as const
const CHIME = [659.25, 987.77] as const
const CHIME_SECONDS = 2.5

/** An MP3 of a soft chord as long as an episode, a chime at the beginning of each chapter: what the demo plays. Seconds. */
export const makeSound = async ({
  duration,
  chimes,
}: {
  duration: number
  chimes: readonly number[]
}): Promise<Buffer> => {
  const encoder = await createMp3Encoder()
  encoder.configure({ sampleRate: RATE, channels: 1, bitrate: 48 })
  const samples = Float32Array.from({ length: duration * RATE }, (_, index) =>
    levelAt({ at: index / RATE, duration, chimes }),
  )
  // The encoder answers a view of its own memory, which the next call writes over.
  const sound = Buffer.from(encoder.encode([samples]))
  return Buffer.concat([sound, Buffer.from(encoder.finalize())])
}

type At = { at: number; duration: number; chimes: readonly number[] }

const levelAt = ({ at, duration, chimes }: At): number => {
  const fade = Math.min(1, at / 2, (duration - at) / 2)
  const swell = 0.7 + 0.3 * Math.sin((2 * Math.PI * at) / 9)
  const bed = BED.reduce((sum, hertz) => sum + tone(hertz, at), 0) / BED.length
  const since = chimes.map((start) => at - start).find((one) => one >= 0 && one < CHIME_SECONDS)
  const chime = since === undefined ? 0 : Math.exp(-since * 2.2) * (tone(CHIME[0], since) + tone(CHIME[1], since))
  return fade * (0.16 * swell * bed + 0.12 * chime)
}

const tone = (hertz: number, at: number): number => Math.sin(2 * Math.PI * hertz * at)

import { parentPort } from 'node:worker_threads'
import { buildBookingPdf } from './build-booking-pdf'
import type { BookingOfPdf } from './build-booking-pdf'
import type { ThreadAnswer } from './work-in-thread'

// The thread that start-pdf-thread.ts begins: a booking comes in, its summary goes out.
parentPort?.on(
  'message',
  (booking: BookingOfPdf) => void draw(booking).then((answer) => parentPort?.postMessage(answer)),
)

async function draw(booking: BookingOfPdf): Promise<ThreadAnswer<Uint8Array>> {
  try {
    return { result: new Uint8Array(await buildBookingPdf(booking)) }
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

import { parentPort } from 'node:worker_threads'

// A thread that does as it is told: crash, hang, refuse, take all memory, wait for the main thread, or say its word.
parentPort.on('message', ({ order, word, gate }) => {
  if (order === 'crash') process.exit(7)
  if (order === 'throw') throw new Error('the thread broke')
  if (order === 'hang') return
  if (order === 'swell') for (let kept = {}; ;) kept = { kept }
  if (order === 'refuse') parentPort.postMessage({ error: 'no such document' })
  else if (order === 'wait') parentPort.postMessage({ result: Atomics.wait(gate, 0, 0, 20_000) })
  else parentPort.postMessage({ result: word })
})

/** Pressing again at once keeps busy what is too busy. */
const PAUSE_MS = 200

/**
 * Answers of so many presses at once. Who finds the site too busy (503, with a time to come back) presses again, as a person
 * would: on a machine that is slow that day the last of them wait longer than a connection is waited for.
 */
export const pressAtOnce = <Answered extends { status: number }>(
  count: number,
  press: (index: number) => Promise<Answered>,
): Promise<Answered[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      let answer = await press(index)
      while (answer.status === 503) {
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (1 + Math.random())))
        answer = await press(index)
      }
      return answer
    }),
  )

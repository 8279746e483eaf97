/**
 * What is made at its first use, and kept. A clock of Paris costs a phone a hundredth of a second as its page starts, and most
 * pages tell no time.
 */
export const once = <Made extends object>(make: () => Made): (() => Made) => {
  let made: Made | undefined
  return () => (made ??= make())
}

/** The line of a PostgreSQL program's output that says why it failed. */
export function lastComplaint(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const fullDisk = lines.find((line) => line.includes('No space left on device'))
  if (fullDisk) return 'the disk is full'
  const complaint = lines.findLast((line) => /fatal|error|panic/i.test(line)) ?? lines.at(-1) ?? 'no reason given'
  return complaint.replace(/^.*?(fatal|error|panic):\s*/i, '').trim()
}

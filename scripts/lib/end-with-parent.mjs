// Preloaded into the processes of a command: when the command is killed outright, they stop as if told to.
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

// Preloaded into the processes of a command: when the command is killed outright, they stop as if told to.
// Not so in their own children, which inherit the preload and live by their channel.
if (process.channel && process.env.COMMAND_PID === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  process.channel.unref()
}

/**
 * Loaded into the gateway's process: reports how much it holds once all garbage is gone, and how long it has worked.
 */
process.on('message', (asked) => {
  if (asked === 'memory') globalThis.gc?.()
  const { heapUsed, external, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  process.send?.({
    held: heapUsed + external,
    resident: rss,
    cpuSeconds: (user + system) / 1e6,
  })
})
// The bench may be stopped at any time.
process.once('disconnect', () => process.exit())

/** Loaded into a gateway process: on request, reports how much it holds once all garbage is gone. */
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})

/** Loaded into a gateway process: tells what it holds once all garbage is gone, whenever it is asked. */
process.on('message', () => {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})

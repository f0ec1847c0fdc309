/**
 * Lines that tell what is going on while nothing else can be seen. Plain JavaScript: it runs before
 * anything is installed, under any Node from 18 on.
 */

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/**
 * Tells that `work` began, that it still goes on (each 15 s), and how long it took.
 * @template T
 * @param {string} what
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withProgress(what, work) {
  const startedMs = Date.now()
  const seconds = () => Math.round((Date.now() - startedMs) / 1000)
  say(`  … ${what}`)
  const timer = setInterval(() => say(`  … ${what} (${seconds()} s so far)`), 15_000)
  try {
    const result = await work()
    say(`  ✓ ${what} (${seconds()} s)`)
    return result
  } finally {
    clearInterval(timer)
  }
}

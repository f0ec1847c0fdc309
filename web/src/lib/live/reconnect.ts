/**
 * How long to wait before another try. A browser is back within seconds after a gateway restart, even one that takes
 * a minute or two, and hardly ever tries where sockets do not work at all.
 */
export function reconnectDelayMs(retries: number): number {
  const most = retries < 20 ? 2_000 : retries < 60 ? 5_000 : 30_000
  return Math.min(most, 200 * 2 ** retries) * (0.5 + Math.random() / 2)
}

/** How graphql-ws keeps a socket and comes back after each loss; the bench of subscribers does the same. */
export const reconnecting = {
  lazyCloseTimeout: 5_000,
  keepAlive: 10_000,
  retryAttempts: Number.POSITIVE_INFINITY,
  shouldRetry: () => true,
  retryWait: (retries: number): Promise<void> =>
    new Promise((resolve) => setTimeout(resolve, reconnectDelayMs(retries))),
}

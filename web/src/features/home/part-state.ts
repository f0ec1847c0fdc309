type Answer = { error?: unknown; data?: unknown; refetch: () => unknown }

/** The state of one query of the page: data that was read before counts, whatever has failed since. */
export function partState({ error, data, refetch }: Answer) {
  const isPending = !data && !error
  return { error: data ? null : error, isPending, refetch: async () => refetch() }
}

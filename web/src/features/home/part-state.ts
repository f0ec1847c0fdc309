type Answer = { error?: unknown; data?: unknown; refetch: () => unknown }

/** Where one question of the page stands: what was read before counts, whatever failed since. */
export function partState({ error, data, refetch }: Answer) {
  const isPending = !data && !error
  return { error: data ? null : error, isPending, refetch: async () => refetch() }
}

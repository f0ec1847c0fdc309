import type { PlatformStatusQuery } from '#gql/graphql'

export type Consumer = NonNullable<
  PlatformStatusQuery['platformStatus']['consumers']
>[number]

/** One service's place in the stream, over all events that it reads. */
export type ServicePlace = {
  service: string
  waitingCount: number
  /** Events that no process reads at the moment. */
  unreadCount: number
  lastAnsweredAt: string | null
}

/** In the order in which the list first names each service. */
export function byService(consumers: readonly Consumer[]): ServicePlace[] {
  const groups = Map.groupBy(consumers, ({ service }) => service)
  return [...groups].map(([service, places]) => ({
    service,
    waitingCount: sumOf(places, 'waitingCount'),
    unreadCount: places.filter(({ isAttended }) => !isAttended).length,
    lastAnsweredAt: latest(places.map(({ lastAnsweredAt }) => lastAnsweredAt)),
  }))
}

export function sumOf<Key extends string>(
  rows: readonly Record<Key, number>[],
  key: Key,
): number {
  return rows.reduce((sum, row) => sum + row[key], 0)
}

function latest(instants: readonly (string | null)[]): string | null {
  return (
    instants
      .filter((one) => one !== null)
      .toSorted()
      .at(-1) ?? null
  )
}

import { type Dispatcher, Pool } from 'undici'

/**
 * Requests that must not wait for one another have connections of their own: operations; operations
 * that wait long for work to be done; files, which take as long as a client's line needs; and the
 * gateway's own questions (sessions, readiness).
 */
export type Lane = 'operations' | 'waits' | 'internal' | 'files'

export type ConnectionPools = {
  /** Rejects at once if too many requests already wait for this lane's connections. */
  request(lane: Lane, request: Omit<Dispatcher.RequestOptions, 'origin'>): Response
  close(): Promise<void>
}

type Response = Promise<Dispatcher.ResponseData>

/** How many requests may wait per connection. */
const WAITING_PER_CONNECTION = 4

export class SubgraphBusyError extends Error {}

/** Kept-alive connections to one service; `connections` for each lane. */
export function createConnectionPools(
  origin: string,
  connections: Readonly<Record<Lane, number>>,
): ConnectionPools {
  const lanes = {
    operations: createLane(origin, connections.operations),
    waits: createLane(origin, connections.waits),
    internal: createLane(origin, connections.internal),
    files: createLane(origin, connections.files),
  }
  return {
    request: (lane, request) => lanes[lane].request(request),
    close: async () => {
      await Promise.all(Object.values(lanes).map(({ pool }) => pool.destroy()))
    },
  }
}

function createLane(origin: string, connections: number) {
  const pool = new Pool(origin, {
    connections,
    keepAliveTimeout: 30_000,
    connect: { timeout: 2_000 },
    // Every request brings its own deadline, which also covers the wait for a connection.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  let underWay = 0
  return {
    pool,
    async request(request: Omit<Dispatcher.RequestOptions, 'origin'>) {
      if (underWay >= connections * (1 + WAITING_PER_CONNECTION)) {
        throw new SubgraphBusyError('Too many requests wait for this service')
      }
      underWay += 1
      try {
        return await pool.request(request)
      } finally {
        underWay -= 1
      }
    },
  }
}

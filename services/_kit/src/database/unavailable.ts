import type { Client, Pool, PoolClient } from 'pg'

/** One of the service's own stores could not be reached, went down or is full; the same call may succeed later. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/** Connection lost or refused, server stopping or starting, disk full, too many connections. */
const unavailableCodes =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0|53)/
/** node-postgres gives these no code. */
const unavailableMessages =
  /^Connection terminated|^timeout exceeded when trying to connect|is not queryable$/
/** The server has been silent about a statement for longer than it may take. */
const silentMessage = 'Query read timeout'

/**
 * True if an error, or its cause, says that one of the service's own stores is down. Failures of a
 * handler's other calls (ECONNREFUSED from a mail server, say) do not count.
 */
export function isUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof DatabaseUnavailableError) return true
  }
  return false
}

/** When the server is down, gives errors of the pool and its clients a class that says so. */
export function nameOutages(pool: Pool): void {
  pool.on('connect', nameOutagesOf)
  const connect: (...args: unknown[]) => unknown = pool.connect.bind(pool) as never
  pool.connect = ((...args: unknown[]) =>
    callNaming(connect, args, named)) as typeof pool.connect
}

function nameOutagesOf(client: PoolClient): void {
  const query: (...args: unknown[]) => unknown = client.query.bind(client) as never
  const name = (error: unknown) => {
    // Whoever got the connection next would wait behind that statement.
    if (isSilence(error)) void (client as Client).end()
    return named(error)
  }
  client.query = ((...args: unknown[]) =>
    callNaming(query, args, name)) as typeof client.query
}

/** node-postgres calls its last argument back if that is a function; otherwise it returns a promise. */
function callNaming(
  call: (...args: unknown[]) => unknown,
  args: unknown[],
  name: (error: unknown) => unknown,
): unknown {
  const callback = args.at(-1)
  if (typeof callback === 'function') {
    const answer: unknown = callback
    return call(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) =>
      Reflect.apply(answer as () => void, undefined, [name(error), ...rest]),
    )
  }
  const answered = call(...args)
  if (!(answered instanceof Promise)) return answered
  return answered.catch((error: unknown) => {
    throw name(error)
  })
}

function named(error: unknown): unknown {
  if (!(error instanceof Error) || !saysUnavailable(error)) return error
  return new DatabaseUnavailableError(error.message, { cause: error })
}

function saysUnavailable(error: Error): boolean {
  if ('code' in error && unavailableCodes.test(String(error.code))) return true
  // Node tries all addresses of a host.
  if (error instanceof AggregateError) {
    return error.errors.some((inner) => inner instanceof Error && saysUnavailable(inner))
  }
  return isSilence(error) || unavailableMessages.test(error.message)
}

function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === silentMessage
}

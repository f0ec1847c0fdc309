/** Why something could not be fetched; `detail` says more and never holds an address of our net. */
export type FetchFault = { code: FetchFaultCode; detail: string }

export type FetchFaultCode =
  | 'bad-url'
  | 'bad-scheme'
  | 'bad-port'
  | 'private-address'
  | 'unknown-host'
  | 'too-many-redirects'
  | 'downgrade'
  | 'redirect-refused'
  | 'connect-timeout'
  | 'timeout'
  | 'too-large'
  | 'wrong-type'
  | 'bad-encoding'
  | 'aborted'
  | 'network'

const SENTENCES: Readonly<Record<FetchFaultCode, string>> = {
  'bad-url': 'this address can’t be requested',
  'bad-scheme': 'only http and https addresses are allowed',
  'bad-port': 'this port is not allowed',
  'private-address': 'the address is not on the public internet',
  'unknown-host': 'the host is unknown',
  'too-many-redirects': 'it redirects too often',
  downgrade: 'it redirects from https to http',
  'redirect-refused': 'it redirects to an address that is not allowed',
  'connect-timeout': 'the connection timed out',
  timeout: 'the response timed out',
  'too-large': 'the response is too large',
  'wrong-type': 'the response has an unexpected type',
  'bad-encoding': 'the response cannot be decompressed',
  aborted: 'the request was canceled',
  network: 'the connection failed',
}

/** Ends a fetch on purpose; also thrown by the stream of a body. */
export class FetchError extends Error {
  override name = 'FetchError'
  readonly fault: FetchFault
  constructor(code: FetchFaultCode, more?: string) {
    super(more === undefined ? SENTENCES[code] : `${SENTENCES[code]} (${more})`)
    this.fault = { code, detail: this.message }
  }
}

const CODES: readonly [RegExp, FetchFaultCode][] = [
  [/^UND_ERR_CONNECT_TIMEOUT$/, 'connect-timeout'],
  [/^UND_ERR_(HEADERS|BODY)_TIMEOUT$/, 'timeout'],
  [/^(Z_|ERR_BROTLI|ERR__ERROR)/, 'bad-encoding'],
]

/** Turns anything that a fetch or the stream of its body threw into our own words. */
export function faultOf(error: unknown): FetchFault {
  if (error instanceof FetchError) return error.fault
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError') return new FetchError('timeout').fault
  if (name === 'AbortError') return new FetchError('aborted').fault
  const code = codeOf(error)
  const known = CODES.find(([pattern]) => code !== undefined && pattern.test(code))
  return known === undefined
    ? new FetchError('network', code).fault
    : new FetchError(known[1]).fault
}

/** Such as ECONNREFUSED or CERT_HAS_EXPIRED; messages could hold addresses. */
function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^\w+$/.test(code) ? code : undefined
}

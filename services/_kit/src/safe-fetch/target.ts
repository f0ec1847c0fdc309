import { isIP } from 'node:net'
import { FetchError } from './fetch-error.ts'
import type { OutgoingSettings } from './settings.ts'
import { isPublicAddress } from './public-address.ts'

/** Resolves a host to all of its addresses. */
export type Resolve = (
  host: string,
) => Promise<readonly { address: string; family: number }[]>

/** A URL that may be fetched, and the address that the connection goes to. */
export type CheckedAddress = { url: URL; address: string; family: number }

const USUAL_PORTS: readonly number[] = [80, 443]

/**
 * Decides whether a URL may be fetched. A host with a single address that is not public is refused as
 * a whole, because which address a connection takes would be luck.
 * @throws FetchError
 */
export async function checkTarget(
  text: string,
  settings: Pick<OutgoingSettings, 'ports' | 'allowedHosts'>,
  resolve: Resolve,
  signal: AbortSignal,
): Promise<CheckedAddress> {
  const url = urlOf(text)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80)
  const isAllowed = settings.allowedHosts.includes(`${url.hostname}:${port}`)
  if (!isAllowed && !USUAL_PORTS.includes(port) && !settings.ports.includes(port)) {
    throw new FetchError('bad-port', String(port))
  }
  const addresses = await addressesOf(host, resolve, signal)
  const [first] = addresses
  if (first === undefined) throw new FetchError('unknown-host')
  if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new FetchError('private-address')
  }
  return { url, address: first.address, family: first.family }
}

function urlOf(text: string): URL {
  if (!URL.canParse(text)) throw new FetchError('bad-url')
  const url = new URL(text)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchError('bad-scheme')
  }
  if (url.username !== '' || url.password !== '') throw new FetchError('bad-url')
  url.hash = ''
  return url
}

async function addressesOf(host: string, resolve: Resolve, signal: AbortSignal) {
  const family = isIP(host)
  if (family !== 0) return [{ address: host, family }]
  const { promise: givenUp, reject } = Promise.withResolvers<never>()
  const giveUp = () => reject(signal.reason)
  if (signal.aborted) giveUp()
  signal.addEventListener('abort', giveUp, { once: true })
  try {
    return await Promise.race([
      resolve(host).catch(() => {
        throw new FetchError('unknown-host')
      }),
      givenUp,
    ])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

import { createHash } from 'node:crypto'
import { pack } from '../http/pack.ts'

export type WebFile = {
  type: string
  /** By content encoding; `identity` is always there. */
  bodies: { identity: Uint8Array; br?: Uint8Array; gzip?: Uint8Array }
  etag: string
  /** Its name changes with its content: so do those of all files in /assets. */
  isHashed: boolean
}

/** An etag, without its quotes. */
export function tagOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

const BROTLI_QUALITY = 5

/**
 * A page that is made here, compressed as files of the build are.
 * @param o.tagOf what its tag is made of: the page itself by default
 */
export async function compressPage(
  html: string,
  o: { tagOf?: string } = {},
): Promise<WebFile> {
  const identity = Buffer.from(html)
  const [br, zipped] = await Promise.all([
    pack(identity, 'br', BROTLI_QUALITY),
    pack(identity, 'gzip'),
  ])
  return {
    type: 'text/html; charset=utf-8',
    bodies: { identity, br, gzip: zipped },
    etag: tagOf(o.tagOf ?? html),
    isHashed: false,
  }
}

import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** The fastest: words repeat so much that more effort gains little. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Compressed, for the words of 90 awards are some 200 kB. @param value what JSON can hold */
export function packJson(value: unknown): Buffer {
  return zstdCompressSync(JSON.stringify(value), level)
}

/** What was packed, not yet parsed. @throws when it is nothing that was packed */
export function unpackJson(data: Uint8Array): unknown {
  return JSON.parse(zstdDecompressSync(data).toString('utf8'))
}

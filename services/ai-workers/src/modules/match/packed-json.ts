import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** The fastest level: words repeat so much that more effort gains little. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1 } }

/** Compresses JSON, because the words of 90 awards take some 200 kB. @param value anything that JSON can hold */
export function packJson(value: unknown): Buffer {
  return zstdCompressSync(JSON.stringify(value), level)
}

/** Unpacks the value, without checking its shape. @throws when the data was not packed here */
export function unpackJson(data: Uint8Array): unknown {
  return JSON.parse(zstdDecompressSync(data).toString('utf8'))
}

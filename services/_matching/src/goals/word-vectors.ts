/**
 * Word vectors as a table: `components` holds one row of `dimensions` whole numbers per word. A row times its
 * word's factor is the word's vector, weighted by how much the word says.
 */
export type WordVectors = {
  readonly dimensions: number
  /** The row of each word. */
  readonly rows: ReadonlyMap<string, number>
  readonly factors: Float32Array
  readonly components: Int8Array
}

const MAGIC = 0x5657_464c // "LFWV", little-endian
const FORMAT = 1
const HEADER_BYTES = 20

/**
 * The file holds five little-endian 32-bit numbers (magic, format, count of words, dimensions, bytes of the word
 * list), the words in ASCII separated by line feeds, zeros up to a multiple of four, a 32-bit float for each word,
 * and finally the components as signed bytes, row by row.
 */
export function encodeWordVectors(vectors: WordVectors): Uint8Array {
  const { dimensions, rows, factors, components } = vectors
  const words = new TextEncoder().encode([...rows.keys()].join('\n'))
  const sizes = sizesOf(rows.size, dimensions, words.length)
  const file = new Uint8Array(sizes.total)
  const head = [MAGIC, FORMAT, rows.size, dimensions, words.length]
  const view = new DataView(file.buffer)
  for (const [index, number] of head.entries()) view.setUint32(index * 4, number, true)
  file.set(words, HEADER_BYTES)
  for (const [row, factor] of factors.entries()) {
    view.setFloat32(sizes.factors + row * 4, factor, true)
  }
  file.set(new Uint8Array(components), sizes.components)
  return file
}

/** Throws when the bytes are not a whole file of this format. */
export function decodeWordVectors(file: Uint8Array): WordVectors {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < HEADER_BYTES || view.getUint32(0, true) !== MAGIC) {
    throw new Error('This is no file of word vectors')
  }
  const [format = 0, count = 0, dimensions = 0, wordBytes = 0] = [4, 8, 12, 16].map(
    (offset) => view.getUint32(offset, true),
  )
  const sizes = sizesOf(count, dimensions, wordBytes)
  if (format !== FORMAT || file.byteLength !== sizes.total) {
    throw new Error('The file of word vectors is of another format, or not whole')
  }
  const text = new TextDecoder().decode(
    file.subarray(HEADER_BYTES, HEADER_BYTES + wordBytes),
  )
  const factors = Float32Array.from({ length: count }, (_, row) =>
    view.getFloat32(sizes.factors + row * 4, true),
  )
  const rows = new Map(text.split('\n').map((word, row) => [word, row]))
  const components = new Int8Array(file.subarray(sizes.components))
  return { dimensions, rows, factors, components }
}

function sizesOf(count: number, dimensions: number, wordBytes: number) {
  const factors = Math.ceil((HEADER_BYTES + wordBytes) / 4) * 4
  const components = factors + count * 4
  return { factors, components, total: components + count * dimensions }
}

import { readFileSync } from 'node:fs'
import { decodeWordVectors, type WordVectors } from './word-vectors.ts'

const FILE = new URL('../../data/word-vectors.bin', import.meta.url)

let loaded: WordVectors | undefined

/**
 * The word vectors that ship with the code, about 3 MB: read at the first call and then shared by the whole
 * process.
 */
export function loadWordVectors(): WordVectors {
  loaded ??= decodeWordVectors(readFileSync(FILE))
  return loaded
}

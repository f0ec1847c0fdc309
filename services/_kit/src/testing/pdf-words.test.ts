import { deflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { wordsOf } from './pdf-words.ts'

const CARRIAGE_RETURN = 0x0d

/** As PDFKit writes an object with a stream. */
function streamObject(id: number, text: string): { packed: Buffer; object: string } {
  const packed = deflateSync(text)
  const object = `\n${id} 0 obj\n<<\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n${packed.toString('latin1')}\nendstream\nendobj`
  return { packed, object }
}

/** The same word each time, and `filler` letters that nobody reads: each moves the last byte of the checksum. */
const page = (filler: number) =>
  streamObject(1, `BT /F1 12 Tf [<00000001>] TJ ET\n% ${'y'.repeat(filler)}`)

it('the reader finds words in a compressed stream that ends with the end of a line', () => {
  const filler = Array.from({ length: 256 }, (_, n) => n).find(
    (n) => page(n).packed.at(-1) === CARRIAGE_RETURN,
  )
  const letters = streamObject(3, '<0000> <0001> [<0041> <0062>]').object
  const file = `%PDF-1.7${page(filler ?? 0).object}\n2 0 obj\n<< /ToUnicode 3 0 R >>\nendobj${letters}\n4 0 obj\n<< /Font << /F1 2 0 R >> >>\nendobj\n`
  expect(filler).toBeDefined()
  expect(wordsOf(Buffer.from(file, 'latin1'))).toBe('Ab')
})

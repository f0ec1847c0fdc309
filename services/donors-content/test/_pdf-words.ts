import { inflateSync } from 'node:zlib'

/** The words of a PDF whose texts are strings of a standard font. */
export function wordsOf(pdf: Buffer): string {
  const parts = pdf.toString('latin1').split(/stream\r?\n/)
  const inflated = parts.flatMap((part) => {
    try {
      return [inflateSync(Buffer.from(part, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const windows = new TextDecoder('windows-1252')
  return inflated
    .flatMap((text) => text.split('ET'))
    .map((text) => [...text.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join(''))
    .map((hex) => windows.decode(Buffer.from(hex, 'hex')))
    .join('\n')
}

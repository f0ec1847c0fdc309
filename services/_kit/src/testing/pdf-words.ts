import { inflateSync } from 'node:zlib'

/**
 * The words of a PDF that PDFKit wrote with fonts of its own, a line for each text. Letters are found by the file's
 * own tables for search and screen readers, so those find the same words.
 */
export function wordsOf(pdf: Buffer): string {
  const objects = objectsOf(pdf.toString('latin1'))
  const letters = new Map<string, ReadonlyMap<number, string>>()
  for (const body of objects.values())
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g))
      letters.set(name, lettersOf(objects, id))
  const contents = [...objects.values()]
    .map(streamOf)
    .filter((text) => text.includes('BT') && text.includes('Tf'))
  return contents
    .flatMap((text) => text.match(/BT[\s\S]*?ET/g) ?? [])
    .map((text) => {
      const of = letters.get(/\/(F\d+) [\d.]+ Tf/.exec(text)?.[1] ?? '')
      return codesIn(text)
        .map((code) => of?.get(code) ?? '')
        .join('')
    })
    .join('\n')
}

function objectsOf(file: string): Map<string, string> {
  const found = file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)
  return new Map([...found].map(([, id = '', body = '']) => [id, body]))
}

/** Cuts the stream at its stated length, because packed bytes may end like a line, or like the stream. */
function streamOf(body: string): string {
  const start = /\bstream\r?\n/.exec(body)
  const length = Number(/\/Length (\d+)/.exec(body)?.[1])
  if (start === null || Number.isNaN(length)) return ''
  const from = start.index + start[0].length
  try {
    const packed = Buffer.from(body.slice(from, from + length), 'latin1')
    return inflateSync(packed).toString('latin1')
  } catch {
    return ''
  }
}

/** What each code of a font stands for. */
function lettersOf(
  objects: ReadonlyMap<string, string>,
  font: string,
): Map<number, string> {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1]
  const text = table === undefined ? '' : streamOf(objects.get(table) ?? '')
  const letters = new Map<number, string>()
  const ranges = text.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)
  for (const [, first = '0', of = ''] of ranges)
    for (const [at, [, hex = '']] of [...of.matchAll(/<([0-9a-f ]*)>/gi)].entries())
      letters.set(Number.parseInt(first, 16) + at, textOf(hex.replaceAll(' ', '')))
  return letters
}

function textOf(hex: string): string {
  return new TextDecoder('utf-16be').decode(Buffer.from(hex, 'hex'))
}

function codesIn(text: string): number[] {
  const hex = [...text.matchAll(/<([0-9a-f]+)>/g)].map(([, of]) => of).join('')
  return [...hex.matchAll(/.{4}/g)].map(([code]) => Number.parseInt(code, 16))
}

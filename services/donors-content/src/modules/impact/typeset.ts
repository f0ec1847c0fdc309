import {
  type Face,
  type FaceOf,
  type Look,
  type Pdf,
  createFaceOf,
  dress,
} from './font-faces.ts'
import { type Directions, readDirections } from './visual-runs.ts'

type Piece = { text: string; face: Face }
type Line = { start: number; end: number }

const LINE_HEIGHT = 1.45
/** Given a list of features, even an empty one, PDFKit shapes a text as a whole instead of word by word. */
const WHOLE = { features: [] }
const ARABIC_LETTER = /\p{Script=Arabic}/u
/** Characters that only separate or set a direction; no font draws them. */
const INVISIBLE =
  /[\u200B\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]|\p{Variation_Selector}/gu
const LOST = '□'
/** Units that are not broken: words, and single letters of scripts without spaces, with the punctuation after them. */
const PARTS =
  /\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][、。，．！？：；）」』】]*|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu

/** Writes paragraphs in any script that the fonts have, and remembers whether any letter was missing. */
export function createTypesetter(pdf: Pdf) {
  const faceOf = createFaceOf(pdf)
  const widths = new Map<string, number>()
  // Shaping a word is slow, and most words of a text recur.
  const widthOfPiece = ({ text, face }: Piece, look: Look) => {
    const key = `${face} ${look.size} ${look.isBold} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = dress(pdf, face, look).widthOfString(text, WHOLE)
    widths.set(key, width)
    return width
  }
  const measured: Measure = (pieces, look) =>
    pieces.reduce((sum, piece) => sum + widthOfPiece(piece, look), 0)
  let isLossless = true
  return {
    /**
     * Writes one paragraph from `pdf.y` on, over as many pages as it takes, and moves `pdf.y` past it.
     * @param o.isAtEnd aligns to the right, like figures
     */
    write(text: string, o: { x: number; width: number; look: Look; isAtEnd?: boolean }) {
      const { x, width, look } = o
      const paragraph = writable(text, faceOf)
      isLossless &&= !paragraph.includes(LOST)
      const directions = readDirections(paragraph)
      const isAtRight = o.isAtEnd === true || directions.isRightToLeft
      const widthOf = (part: Line) => measured(piecesOf(directions, part, faceOf), look)
      for (const line of linesOf(paragraph, width, widthOf)) {
        const height = look.size * LINE_HEIGHT
        if (pdf.y + height > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
        const { y } = pdf
        const pieces = piecesOf(directions, trimmed(paragraph, line), faceOf)
        const shift = isAtRight ? width - measured(pieces, look) : 0
        draw(pdf, pieces, { x: x + shift, y, look })
        pdf.x = x
        pdf.y = y + height
      }
    },
    /** Whether the fonts had every letter that was written. */
    isLossless: () => isLossless,
  }
}

export type Typesetter = ReturnType<typeof createTypesetter>
type Measure = (pieces: readonly Piece[], look: Look) => number

/** Replaces each letter that no font has with a sign. */
function writable(text: string, faceOf: FaceOf): string {
  const clean = text.normalize('NFC').replaceAll(INVISIBLE, '').replaceAll(/\s/g, ' ')
  return [...clean].map((letter) => (faceOf(letter) === null ? LOST : letter)).join('')
}

/** A line in pieces of one font each, from the left, with letters in the order that the font expects. */
function piecesOf(directions: Directions, line: Line, faceOf: FaceOf): Piece[] {
  return directions.visualRuns(line.start, line.end).flatMap((run) => {
    const pieces: Piece[] = []
    for (const letter of run.text) {
      const last = pieces.at(-1)
      const face = faceOf(letter, last?.face) ?? 'latin'
      if (last && last.face === face) last.text += letter
      else pieces.push({ text: letter, face })
    }
    if (!run.isRightToLeft) return pieces
    // The font itself reverses text with Arabic letters, but not text of signs alone.
    return pieces.toReversed().map(({ text, face }) => ({
      text: ARABIC_LETTER.test(text) ? text : [...text].toReversed().join(''),
      face,
    }))
  })
}

/** Breaks a paragraph into lines of at most this width, as positions in it. */
function linesOf(paragraph: string, width: number, widthOf: (of: Line) => number): Line[] {
  const lines: Line[] = []
  let line = { start: 0, end: 0, used: 0 }
  for (const part of partsOf(paragraph, width, widthOf)) {
    const own = widthOf(part)
    const isFull = line.used + own > width && line.end > line.start
    if (isFull && paragraph.slice(part.start, part.end).trim() !== '') {
      lines.push(line)
      line = { ...part, used: own }
    } else line = { start: line.start, end: part.end, used: line.used + own }
  }
  return [...lines, line]
}

/** A word wider than a line may break between any letters. */
function* partsOf(paragraph: string, width: number, widthOf: (of: Line) => number) {
  for (const { 0: word, index: start } of paragraph.matchAll(PARTS)) {
    const end = start + word.length
    if (widthOf({ start, end }) <= width) yield { start, end }
    else {
      let at = start
      for (const letter of word) {
        yield { start: at, end: at + letter.length }
        at += letter.length
      }
    }
  }
}

function trimmed(paragraph: string, { start, end }: Line): Line {
  return { start, end: start + paragraph.slice(start, end).trimEnd().length }
}

function draw(
  pdf: Pdf,
  pieces: readonly Piece[],
  o: { x: number; y: number; look: Look },
): void {
  let { x } = o
  for (const { text, face } of pieces) {
    dress(pdf, face, o.look)
    // One baseline for all fonts, whatever their heights.
    const style = { ...WHOLE, lineBreak: false, baseline: 'alphabetic' } as const
    pdf.text(text, x, o.y + o.look.size, style)
    // Measuring shapes the text, which is slow, and most lines are one piece.
    if (pieces.length > 1) x += pdf.widthOfString(text, WHOLE)
  }
}

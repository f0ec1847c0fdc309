import { fileURLToPath } from 'node:url'
import type PdfKit from 'pdfkit'

export type Pdf = InstanceType<typeof PdfKit>
export type Face = 'latin' | 'chinese' | 'korean' | 'arabic'
export type Look = { size: number; color: string; isBold?: boolean }

/** The files of a font package are next to its code. */
const filesOf = (entry: string) => (name: string) =>
  fileURLToPath(new URL(`../fonts/${name}`, entry))
const latin = filesOf(import.meta.resolve('@embedpdf/fonts-latin'))
const chinese = filesOf(import.meta.resolve('@embedpdf/fonts-sc'))
const korean = filesOf(import.meta.resolve('@embedpdf/fonts-kr'))
const arabic = filesOf(import.meta.resolve('@embedpdf/fonts-arabic'))

/** Noto: Latin with Vietnamese, Cyrillic, Greek and Devanagari; Chinese of both kinds with kana; Hangul; Arabic. */
const FILES: Record<Face, { plain: string; bold: string }> = {
  latin: { plain: latin('NotoSans-Regular.ttf'), bold: latin('NotoSans-Bold.ttf') },
  chinese: {
    plain: chinese('NotoSansHans-Regular.otf'),
    bold: chinese('NotoSansHans-Bold.otf'),
  },
  korean: { plain: korean('NotoSansKR-Regular.otf'), bold: korean('NotoSansKR-Bold.otf') },
  arabic: {
    plain: arabic('NotoNaskhArabic-Regular.ttf'),
    bold: arabic('NotoNaskhArabic-Bold.ttf'),
  },
}

const HANGUL = /\p{Script=Hangul}/u
const CHINESE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u
/** Includes Arabic punctuation, which other scripts use too. */
const ARABIC = /\p{Script_Extensions=Arabic}/u
const LATIN = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Devanagari}]/u

/** The font of one letter; null if no font has it. @param before the font of the preceding letter */
export type FaceOf = (letter: string, before?: Face | null) => Face | null

/** Finds the font that has a letter; a font is loaded when it is first tried. */
export function createFaceOf(pdf: Pdf): FaceOf {
  const known = new Map<string, Face | null>()
  const has = (face: Face, letter: string): Face | null => {
    const key = face + letter
    const kept = known.get(key)
    if (kept !== undefined) return kept
    pdf.font(FILES[face].plain)
    const code = letter.codePointAt(0) ?? 0
    const found = fontOf(pdf).hasGlyphForCodePoint(code) ? face : null
    known.set(key, found)
    return found
  }
  return (letter, before = null) => {
    if (HANGUL.test(letter)) return has('korean', letter)
    if (CHINESE.test(letter)) return has('chinese', letter) ?? has('korean', letter)
    if (ARABIC.test(letter)) return has('arabic', letter)
    if (LATIN.test(letter)) return has('latin', letter)
    // Signs and digits take the font of the text around them if it has them.
    return (before && has(before, letter)) ?? has('latin', letter) ?? has('chinese', letter)
  }
}

/** Sets the face and look of what is written next. */
export function dress(pdf: Pdf, face: Face, { size, color, isBold = false }: Look): Pdf {
  return pdf
    .font(FILES[face][isBold ? 'bold' : 'plain'])
    .fontSize(size)
    .fillColor(color)
}

/** The fontkit font that PDFKit has open; its types do not expose it. */
function fontOf(pdf: Pdf) {
  type Opened = { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
  return (pdf as unknown as Opened)._font.font
}

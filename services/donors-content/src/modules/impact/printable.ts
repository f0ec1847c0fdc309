/** The standard fonts know the letters of Western Europe; others lose their marks, or are left out. */
export function printable(text: string): string {
  return [...text].map((letter) => (KNOWN.test(letter) ? letter : plain(letter))).join('')
}

/** No letter of it is lost. */
export function isPrintable(text: string): boolean {
  return [...text].every((letter) => KNOWN.test(letter) || plain(letter) !== LOST)
}

const LOST = '?'
const KNOWN = /^[\n\u0020-\u007E\u00A0-\u00FF–—‘’“”•…€]$/

function plain(letter: string): string {
  const bare = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  return bare !== '' && [...bare].every((one) => KNOWN.test(one)) ? bare : LOST
}

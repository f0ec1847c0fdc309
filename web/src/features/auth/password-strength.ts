import { strengthMessages } from './auth-messages.ts'

export type PasswordStrength = {
  /** 0 too easy … 4 strong. */
  score: 0 | 1 | 2 | 3 | 4
  /** What would make it better; null when it is good. */
  advice: string | null
}

/** Passwords that many people choose; the server checks a far longer list. */
const commonStems =
  /p[a@]ssw[o0]rd|qwert|azerty|letmein|welcome|iloveyou|admin|monkey|dragon|football|sunshine|princess|student|scholarship|landfall/gi
const rows = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm'

/**
 * Estimates the strength for the meter: the bits that a guesser who knows the usual tricks would need. The server
 * decides; this only asks for more while somebody types.
 * @param own what a guesser tries first: names, username, email
 */
export function passwordStrength(
  password: string,
  own: readonly string[] = [],
): PasswordStrength {
  const withoutOwn = removeOwn(password, own)
  const withoutCommon = withoutOwn.replace(commonStems, '*')
  const plain = withoutRows(withoutCommon)
  const bits = plain.length * Math.log2(alphabetSize(plain))
  const score = bits < 28 ? 0 : bits < 40 ? 1 : bits < 52 ? 2 : bits < 66 ? 3 : 4
  return {
    score,
    advice: score >= 3 ? null : advise(password, withoutOwn, withoutCommon, plain),
  }
}

function advise(
  password: string,
  withoutOwn: string,
  withoutCommon: string,
  plain: string,
): string {
  if (withoutOwn !== password) return strengthMessages.ownData
  if (withoutCommon !== withoutOwn) return strengthMessages.common
  if (plain.length < withoutCommon.length - 2) return strengthMessages.pattern
  return strengthMessages.longer
}

function removeOwn(password: string, own: readonly string[]): string {
  let rest = password
  for (const word of own.flatMap((text) => text.split(/[@.\s]/))) {
    if (word.length < 3) continue
    const at = rest.toLowerCase().indexOf(word.toLowerCase())
    if (at >= 0) rest = `${rest.slice(0, at)}*${rest.slice(at + word.length)}`
  }
  return rest
}

/** From its third character on, a sequence (1234, qwert, aaaa) adds nothing. */
function withoutRows(text: string): string {
  const chars = [...text.toLowerCase()]
  const isNext = chars.map(
    (char, index) => index > 0 && isStep(chars[index - 1] ?? '', char),
  )
  return [...text].filter((_, index) => !(isNext[index] && isNext[index - 1])).join('')
}

function isStep(before: string, char: string): boolean {
  return before === char || rows.includes(before + char) || rows.includes(char + before)
}

function alphabetSize(text: string): number {
  let size = 0
  if (/[a-z]/.test(text)) size += 26
  if (/[A-Z]/.test(text)) size += 26
  if (/\d/.test(text)) size += 10
  if (/[^A-Za-z\d]/.test(text)) size += 20
  return Math.max(size, 2)
}

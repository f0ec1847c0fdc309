import { GRADE_SCALE_ROWS, type GradeScaleRow, LETTER_POINTS } from './grade-scale-rows.ts'

export type GradeScale = Omit<GradeScaleRow, 'anchors' | 'between'>
export type ConvertedGrade = {
  /** On the 4.0 scale, two decimals. */
  gpa: string
  /** False on the 4.0 scale itself; every other figure is "about". */
  isEstimate: boolean
  source: string
}

const BY_CODE = new Map(GRADE_SCALE_ROWS.map((row) => [row.code, row]))

/** Every scale in which a student can give a grade, those of the country first. */
export function gradeScales(country: string | null): readonly GradeScale[] {
  const isUsual = (scale: GradeScaleRow) =>
    country !== null && scale.countries.includes(country)
  return [
    ...GRADE_SCALE_ROWS.filter(isUsual),
    ...GRADE_SCALE_ROWS.filter((scale) => !isUsual(scale)),
  ]
}

/** The scale of this code or name; null when there is none. */
export function findGradeScale(text: string): GradeScale | null {
  const wanted = text.trim().toLowerCase()
  const isWanted = ({ code, name }: GradeScaleRow) =>
    code === wanted || name.toLowerCase() === wanted
  return GRADE_SCALE_ROWS.find(isWanted) ?? null
}

/** The grades that a scale has: "0 to 100, 100 is best", or its words, best first. */
export function gradesInWords({ best, worst, words }: GradeScale): string {
  if (words === undefined) {
    return `${Math.min(best, worst)} to ${Math.max(best, worst)}, ${best} is best`
  }
  const bestFirst = Object.entries(words).toSorted(([, a], [, b]) => b - a)
  return bestFirst.map(([word]) => word).join(', ')
}

/** What to say to a grade that the scale of this code does not have. */
export function noSuchGrade(code: string): string {
  const scale = findGradeScale(code)
  const range = scale === null ? '' : ` (${gradesInWords(scale)})`
  return `Please enter a grade on the scale you chose${range}`
}

/**
 * A grade in a student's own scale as a U.S. grade point average.
 * @param code of a scale @param grade a number with a point, or one of the scale's words
 * @returns null when the scale is unknown or has no such grade
 */
export function convertGrade(code: string, grade: string): ConvertedGrade | null {
  const scale = BY_CODE.get(code)
  const value = scale && gradeValue(scale, grade)
  if (scale === undefined || value === null || value === undefined) return null
  const { source } = scale
  return { gpa: gpaOf(scale, value).toFixed(2), isEstimate: code !== 'gpa-4', source }
}

/** Null when the scale has no such grade. */
function gradeValue(scale: GradeScaleRow, grade: string): number | null {
  const text = grade.trim()
  if (scale.words !== undefined) return scale.words[text] ?? null
  if (!/^-?\d+(\.\d+)?$/.test(text)) return null
  const value = Number(text)
  const [least, most] = [scale.best, scale.worst].toSorted((a, b) => a - b)
  return value >= (least ?? 0) && value <= (most ?? 0) ? value : null
}

/** '0 F, 40 C' as pairs of a grade and its points on the 4.0 scale. */
export function anchorsOf({ anchors }: GradeScaleRow): [grade: number, gpa: number][] {
  return anchors.split(', ').map((anchor) => {
    const [grade = '', letter = ''] = anchor.split(' ')
    return [Number(grade), LETTER_POINTS[letter] ?? Number.NaN]
  })
}

function gpaOf(scale: GradeScaleRow, value: number): number {
  const anchors = anchorsOf(scale)
  const direction = Math.sign(scale.best - scale.worst)
  const at = anchors.findLastIndex(([grade]) => (value - grade) * direction >= 0)
  const [grade, gpa] = anchors[at] ?? [scale.worst, 0]
  const next = anchors[at + 1]
  if (scale.between === 'bands' || next === undefined) return gpa
  const share = (value - grade) / (next[0] - grade)
  return gpa + share * (next[1] - gpa)
}

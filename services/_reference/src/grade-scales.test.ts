import { assert, constantFrom, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseCountry } from './countries.ts'
import { GRADE_SCALE_ROWS } from './grade-scale-rows.ts'
import {
  anchorsOf,
  convertGrade,
  findGradeScale,
  gradeScales,
  gradesInWords,
} from './grade-scales.ts'

describe('a grade in its own scale', () => {
  it.each([
    ['gpa-4', '3.45', '3.45'],
    ['percent-south-asia', '82', '4.00'],
    ['percent-south-asia', '59.9', '3.00'],
    ['percent-east-asia', '82', '3.00'],
    ['percent-uk-ireland', '64', '3.30'],
    ['uk-class', '2:1', '3.30'],
    ['ten-india', '8.1', '3.30'],
    ['five-nigeria', '4.2', '3.44'],
    ['five-nigeria', '5', '4.00'],
    ['german', '1.0', '4.00'],
    ['german', '2.5', '4.00'],
    ['german', '2.6', '3.00'],
    ['german', '4.1', '0.00'],
    ['philippines', '1.75', '3.30'],
    ['french-20', '12.5', '3.00'],
    ['denmark-12', '-3', '0.00'],
    ['korea-4-5', '4.25', '4.00'],
    ['waec', '2.4', '4.00'],
    ['waec', '9', '0.00'],
    ['a-level', 'A*', '4.00'],
    ['ib-7', '5.5', '3.00'],
  ])('%s %s is about %s', (scale, grade, gpa) => {
    expect(convertGrade(scale, grade)?.gpa).toBe(gpa)
  })

  it.each([
    ['percent-south-asia', '101'],
    ['german', '0.7'],
    ['uk-class', '3:1'],
    ['ten-india', 'eight'],
    ['no-such-scale', '3'],
    ['denmark-12', '-4'],
  ])('is unknown for %s %s', (scale, grade) => {
    expect(convertGrade(scale, grade)).toBeNull()
  })

  it('is an estimate in every scale but the U.S. one', () => {
    expect(convertGrade('gpa-4', '3')?.isEstimate).toBe(false)
    expect(convertGrade('french-20', '15')).toMatchObject({
      isEstimate: true,
      source: expect.stringContaining('France'),
    })
  })

  it('never falls when the grade rises', () => {
    const scale = constantFrom(...GRADE_SCALE_ROWS.filter(({ words }) => !words))
    assert(
      property(scale, nat(10_000), nat(10_000), (row, a, b) => {
        const gradeAt = (share: number) =>
          (row.worst + ((row.best - row.worst) * share) / 10_000).toFixed(4)
        const gpaAt = (share: number) => Number(convertGrade(row.code, gradeAt(share))?.gpa)
        expect(gpaAt(Math.max(a, b))).toBeGreaterThanOrEqual(gpaAt(Math.min(a, b)))
      }),
    )
  })
})

describe('the scales', () => {
  it('are found by code or name, whatever the case', () => {
    expect(findGradeScale(' GPA out of 4.0 ')?.code).toBe('gpa-4')
    expect(findGradeScale('German')?.code).toBe('german')
    expect(findGradeScale('percent of marks')).toBeNull()
  })

  it.each([
    ['percent-east-asia', '0 to 100, 100 is best'],
    ['waec', '1 to 9, 1 is best'],
    ['uk-class', 'First, 2:1, 2:2, Third'],
  ])('%s has %s', (code, words) => {
    const scale = findGradeScale(code)
    expect(scale && gradesInWords(scale)).toBe(words)
  })

  it('reach from 0 or a pass to 4.0, and name their source', () => {
    for (const scale of GRADE_SCALE_ROWS) {
      const anchors = anchorsOf(scale)
      expect(anchors.at(-1)?.[1]).toBe(4)
      expect(anchors[0]?.[0]).toBe(scale.worst)
      expect(anchors.flat().every(Number.isFinite)).toBe(true)
      expect(scale.source).not.toBe('')
    }
  })

  it('name countries that exist, each in one scale', () => {
    const named = GRADE_SCALE_ROWS.flatMap(({ countries }) => countries)
    expect(new Set(named).size).toBe(named.length)
    for (const code of named) expect(parseCountry(code)).toBe(code)
  })

  it('begin with those of the student’s country', () => {
    expect(gradeScales('NG')[0]?.code).toBe('five-nigeria')
    expect(gradeScales(null)[0]?.code).toBe('gpa-4')
    expect(gradeScales('IN')).toHaveLength(GRADE_SCALE_ROWS.length)
  })
})

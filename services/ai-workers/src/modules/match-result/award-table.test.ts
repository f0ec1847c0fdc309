import { describe, expect, it } from 'vitest'
import { awardOf, createAwardWriter } from './award-table.ts'
import type { ExplainedAward } from './match-result.ts'

const TEXTS = ['', 'Harbour Trust', 'At IELTS 7.0', 'Zażółć – 学金 "x"\n', 'constructor']
const text = (turn: number) => TEXTS[turn % TEXTS.length] ?? ''
const textOrNull = (turn: number) => (turn % 3 === 0 ? null : text(turn))
const texts = (turn: number) => Array.from({ length: turn % 4 }, (_, at) => text(turn + at))

/** Ever other ones, which share most of their texts. */
const award = (turn: number): ExplainedAward => ({
  scholarshipId: `id-${turn}`,
  version: turn + 1,
  title: `Award ${turn}`,
  provider: text(turn),
  tenths: turn * 7,
  score: turn % 101,
  terms: Array.from({ length: turn % 5 }, (_, at) => ({
    code: at % 2 === 0 ? 'field' : 'goals',
    label: text(at),
    earnedTenths: turn + at,
    possible: at * 4,
    isStated: (turn + at) % 2 === 0,
    explanation: text(turn * at),
  })),
  criteria: Array.from({ length: turn % 6 }, (_, at) => ({
    code: at % 2 === 0 ? 'gpa' : 'english',
    label: text(at),
    isHard: (turn + at) % 3 === 0,
    result: at % 2 === 0 ? 'PASS' : 'TELL_US_MORE',
    asked: text(turn + at),
    yours: textOrNull(turn + at),
    explanation: text(turn * at + 1),
    profileField: textOrNull(at + 1),
  })),
  reasons: texts(turn),
  applicationTips: texts(turn + 1),
  improvementAreas: texts(turn + 2),
})
const awards = Array.from({ length: 200 }, (_, turn) => award(turn))

describe('a table of awards', () => {
  it('gives each award back as it was, after its way as JSON', () => {
    const writer = createAwardWriter()
    const rows = awards.map(writer.rowOf)
    const stored = { rows, texts: writer.texts }
    const read = JSON.parse(JSON.stringify(stored)) as typeof stored
    expect(read.rows.map((row) => awardOf(row, read.texts))).toEqual(awards)
  })

  it('holds each text once', () => {
    const writer = createAwardWriter()
    for (const one of awards) writer.rowOf(one)
    expect(new Set(writer.texts).size).toBe(writer.texts.length)
  })

  it('refuses a row whose text is not there', () => {
    const writer = createAwardWriter()
    const row = writer.rowOf(award(1))
    expect(() => awardOf(row, [])).toThrow('lacks a text')
  })
})

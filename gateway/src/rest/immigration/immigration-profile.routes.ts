import { z } from 'zod'
import { found } from '../responses.ts'
import { type Row, defineRoute } from '../route.ts'
import { rowOf, rowsOf, snakeWord } from '../values.ts'

const WINDOW = 'opensOn closesOn'
const PROFILE = `id updatedAt days { name day } i94 citizenships birthCountry hasPalestinianDocument level optLevel
  stages { guidanceType currentStatus } spells { id kind from to hoursPerWeek employer level isReported } asOf
  deadlines { opensOn closesOn standing step rule { ruleId title source verifiedOn } }
  movedDates { ruleId title effectiveFrom before { ${WINDOW} } after { ${WINDOW} } toldAt } disclaimer`

const wordOrNull = (word: unknown) => (word === null ? null : snakeWord(word))

function presentProfile(row: Row): Row {
  const {
    id: studentId,
    days,
    i94,
    level,
    optLevel,
    stages,
    spells,
    deadlines,
    ...same
  } = row
  return {
    ...same,
    studentId,
    days: Object.fromEntries(rowsOf(days).map(({ name, day }) => [name, day])),
    i94: snakeWord(i94),
    level: wordOrNull(level),
    optLevel: wordOrNull(optLevel),
    stages: rowsOf(stages).map(({ guidanceType, currentStatus }) => {
      return {
        guidanceType: snakeWord(guidanceType),
        currentStatus: snakeWord(currentStatus),
      }
    }),
    spells: rowsOf(spells).map((spell) => {
      return { ...spell, kind: snakeWord(spell['kind']), level: wordOrNull(spell['level']) }
    }),
    deadlines: rowsOf(deadlines).map(({ rule, standing, ...dates }) => {
      return { ...dates, standing: snakeWord(standing), ...rowOf(rule) }
    }),
  }
}

const text = z.string().nullable()
const day = z.iso.date()
const window = z.strictObject({ opensOn: day.nullable(), closesOn: day.nullable() })

const readProfile = defineRoute({
  method: 'GET',
  path: '/api/immigration-profile',
  tag: 'Immigration guidance',
  summary:
    'What the caller entered about their status, the dates that follow from it today, and the dates that changed rules have moved.',
  access: 'signed-in',
  operation: `query RestImmigrationProfile { immigrationProfile { ${PROFILE} } }`,
  variables: () => ({}),
  answer: ({ immigrationProfile }) => found(presentProfile(rowOf(immigrationProfile))),
  success: {
    status: 200,
    shape: z.strictObject({
      studentId: z.string(),
      updatedAt: z.iso.datetime().nullable(),
      days: z.record(z.string(), day),
      i94: z.string(),
      citizenships: z.array(z.string()),
      birthCountry: text,
      hasPalestinianDocument: z.boolean(),
      level: text,
      optLevel: text,
      stages: z.array(
        z.strictObject({ guidanceType: z.string(), currentStatus: z.string() }),
      ),
      spells: z.array(
        z.strictObject({
          id: z.string(),
          kind: z.string(),
          from: day,
          to: day.nullable(),
          hoursPerWeek: z.number(),
          employer: text,
          level: text,
          isReported: z.boolean(),
        }),
      ),
      asOf: day,
      deadlines: z.array(
        window.extend({
          ruleId: z.string(),
          title: z.string(),
          source: z.string(),
          verifiedOn: day,
          standing: z.enum(['too_early', 'open', 'urgent', 'past', 'unknown']),
          step: text,
        }),
      ),
      movedDates: z.array(
        z.strictObject({
          ruleId: z.string(),
          title: z.string(),
          effectiveFrom: day,
          before: window,
          after: window,
          toldAt: z.iso.datetime(),
        }),
      ),
      disclaimer: z.string(),
    }),
  },
})

export const immigrationProfileRoutes = [readProfile]

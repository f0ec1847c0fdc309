import { z } from 'zod'
import { found } from '../responses.ts'
import { type Row, defineRoute } from '../route.ts'
import { rowOf, rowsOf, snakeWord } from '../values.ts'
import {
  DEADLINE,
  deadlineShape,
  LIMITS,
  limitsShape,
  presentDeadline,
  presentLimits,
} from './immigration-rule.presenter.ts'

const WINDOW = 'opensOn closesOn'
const PROFILE = `id updatedAt days { name day } i94 citizenships birthCountry hasPalestinianDocument level optLevel
  stages { guidanceType currentStatus } spells { id kind from to hoursPerWeek employer level isReported } asOf
  deadlines { ${DEADLINE} } countryLimits { ${LIMITS} }
  training {
    cpt { level fullTimeDays left isOptLost } opt { countedFrom usedDays leftDays endsAtLatestOn isUnsure }
    unemployment { used limit left lastsUntil isOver } warnings
  }
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
    training,
    countryLimits,
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
    deadlines: rowsOf(deadlines).map(presentDeadline),
    training: presentTraining(rowOf(training)),
    countryLimits: presentLimits(rowOf(countryLimits)),
  }
}

function presentTraining({ cpt, ...accounts }: Row): Row {
  const byLevel = rowsOf(cpt).map(({ level, ...account }) => {
    return { level: snakeWord(level), ...account }
  })
  return { cpt: byLevel, ...accounts }
}

const text = z.string().nullable()
const day = z.iso.date()
const window = z.strictObject({ opensOn: day.nullable(), closesOn: day.nullable() })
const trainingShape = z.strictObject({
  cpt: z.array(
    z.strictObject({
      level: text,
      fullTimeDays: z.int(),
      left: z.int(),
      isOptLost: z.boolean(),
    }),
  ),
  opt: z
    .strictObject({
      countedFrom: day,
      usedDays: z.int(),
      leftDays: z.int(),
      endsAtLatestOn: day.nullable(),
      isUnsure: z.boolean(),
    })
    .nullable(),
  unemployment: z
    .strictObject({
      used: z.int(),
      limit: z.int(),
      left: z.int(),
      lastsUntil: day.nullable(),
      isOver: z.boolean(),
    })
    .nullable(),
  warnings: z.array(z.string()),
})

const readProfile = defineRoute({
  method: 'GET',
  path: '/api/immigration-profile',
  tag: 'Immigration guidance',
  summary:
    'What the caller entered about their status, what follows from it today (dates, accounts of practical training, limits by country), and the dates that changed rules have moved.',
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
      deadlines: z.array(deadlineShape),
      training: trainingShape,
      countryLimits: limitsShape,
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

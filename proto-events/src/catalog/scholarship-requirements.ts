import { z } from 'zod'

const levelSchema = z.enum(['undergraduate', 'graduate', 'phd', 'postdoc'])
const countryCodes = z.array(z.string().length(2)).min(1)
const fieldCodes = z.array(z.string().min(1)).min(1)
const words = z.string().min(1)
const texts = z.array(words)

/** The kinds of requirements. */
const REQUIREMENT_KINDS = [
  'admitted-to',
  'age-max',
  'age-min',
  'citizenship-detail',
  'class-rank',
  'employer',
  'enrolled-at',
  'essay-topic',
  'family-income-max',
  'family-tie',
  'full-time',
  'grade-average-min',
  'grade-percent-min',
  'group',
  'interview',
  'language',
  'membership',
  'no-other-award',
  'nomination',
  'other',
  'portfolio-or-audition',
  'prior-degree',
  'program',
  'recommendation',
  'residence',
  'return-home',
  'separate-admission',
  'service-or-leadership',
  'sport-or-art',
  'study-stage',
  'test-min',
  'visa',
  'work-experience-min',
  'work-obligation',
] as const

/** The figures of each kind; one that the kind does not have, or nobody states, is left out. */
const figuresSchema = z.object({
  /** `unitid` is the IPEDS id; null for an institution that is not in the list of universities. */
  institutions: z.array(z.object({ name: words, unitid: z.int().nullable() })).optional(),
  stages: texts.optional(),
  programs: texts.optional(),
  places: texts.optional(),
  level: words.optional(),
  language: words.optional(),
  organization: words.optional(),
  nominatedBy: words.optional(),
  letters: z.int().positive().optional(),
  /** Letters may arrive after the application was submitted. */
  lettersMayFollow: z.boolean().optional(),
  years: z.int().positive().optional(),
  maxYearsSince: z.int().positive().optional(),
  /** A grade and the best grade of its scale. */
  grade: z.object({ value: z.number(), scale: z.int() }).optional(),
  percent: z.number().optional(),
  topPercent: z.number().optional(),
  test: z.object({ name: words, score: z.number() }).optional(),
  income: z
    .object({
      amount: z.int().positive(),
      currency: z.string().length(3),
      period: z.enum(['year', 'month']),
      isPerPerson: z.boolean(),
    })
    .optional(),
})

/** A day, or a day of each year, on which an age counts; null for the day on which it is judged. */
const onDateSchema = z
  .string()
  .regex(/^(\d{4}-)?\d{2}-\d{2}$/)
  .nullable()
/** Whole years; `byLevel` takes precedence over `years`, which is null where the other levels have no limit. */
const ageFigures = {
  years: z.int().positive().nullable(),
  byLevel: z.partialRecord(levelSchema, z.int().positive()),
  onDate: onDateSchema,
}

/** Rules that the profile decides: a closed list, so that code can judge each. */
const profileRuleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('citizenship-in'), codes: countryCodes }),
  z.object({ kind: z.literal('citizenship-not-in'), codes: countryCodes }),
  z.object({ kind: z.literal('level-in'), levels: z.array(levelSchema).min(1) }),
  z.object({ kind: z.literal('field-in'), codes: fieldCodes }),
  z.object({ kind: z.literal('field-not-in'), codes: fieldCodes }),
  /** On the 4.0 scale. */
  z.object({
    kind: z.literal('gpa-min'),
    minimum: z.string().regex(/^\d(\.\d{1,2})?$/),
  }),
  /** Any one of the minima is enough. */
  z.object({
    kind: z.literal('english-min'),
    toefl: z.int().nullable(),
    ielts: z
      .string()
      .regex(/^\d(\.\d)?$/)
      .nullable(),
    duolingo: z.int().nullable(),
    acceptsWaivers: z.boolean().nullable(),
  }),
  z.object({ kind: z.literal('age-max'), ...ageFigures }),
  z.object({ kind: z.literal('age-min'), ...ageFigures }),
  /** Born later than this day. */
  z.object({ kind: z.literal('born-after'), date: z.iso.date() }),
  z.object({ kind: z.literal('visa-in'), types: z.array(words).min(1) }),
  z.object({ kind: z.literal('needs-aid') }),
  z.object({
    kind: z.literal('gender'),
    genders: z.array(z.enum(['woman', 'man', 'other'])).min(1),
  }),
])

const byProfile = z.object({ by: z.literal('profile'), rule: profileRuleSchema })
const byQuestion = z.object({
  by: z.literal('question'),
  fact: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  question: words,
  /** The answer that meets the requirement. */
  expects: z.boolean(),
  /** The answer holds only for this award. */
  isPerAward: z.boolean(),
})
const byAction = z.object({ by: z.literal('action') })
const byProvider = z.object({ by: z.literal('provider') })

/** One condition of a scholarship, and who or what decides it. */
export const requirementSchema = z.object({
  /** Stable within the scholarship. */
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  /** The text for students. */
  text: words,
  /** A word or two, as part of a sentence: "age", "Jesuit". */
  label: words,
  kind: z.enum(REQUIREMENT_KINDS),
  figures: figuresSchema,
  /** It applies only to these levels; an empty list means everybody. */
  appliesTo: z.array(levelSchema),
  /** The older round or page that it is known from; null for the present one. */
  asOf: words.nullable(),
  decide: z.discriminatedUnion('by', [
    byProfile,
    byQuestion,
    byAction,
    byProvider,
    /** Any one of them is enough. */
    z.object({
      by: z.literal('alternatives'),
      of: z.array(z.discriminatedUnion('by', [byProfile, byQuestion, byProvider])).min(2),
    }),
  ]),
})

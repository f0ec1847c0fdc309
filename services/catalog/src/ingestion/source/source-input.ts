import { type Result, err, ok } from '@landfall/kit/core/result'
import { z } from 'zod'
import { ADAPTERS } from './adapters/adapters.ts'
import { mappingSchema } from './mapping.ts'
import { SOURCE_KINDS, type Source, type SourceSettings, targetOf } from './source.ts'

/** What an admin sends; absent fields stay as they are. */
export type SourceInput = { id?: string | null } & {
  [field in keyof SourceSettings]?: unknown
}

type InputError = { path: string[]; message: string }

/**
 * The mapping comes as JSON text, in which an empty mapping means none; the settings are checked together with the
 * stored ones.
 */
export const saveSourceInput = z.looseObject({
  id: z.string().nullish(),
  mapping: z.string().nullish().transform(readJson),
})

/** The parser's own message says where the JSON is wrong. */
function readJson(
  text: string | null | undefined,
  context: { addIssue: (message: string) => void },
): unknown {
  if (text === undefined) return undefined
  if (text === null || text.trim() === '') return null
  try {
    return JSON.parse(text)
  } catch (error) {
    const where = error instanceof Error ? error.message : ''
    context.addIssue(`This is not JSON: ${where}`.slice(0, 200))
    return z.NEVER
  }
}

/** Only variables with such names are ever read for a source, so that no other secret can be sent out. */
const KEY_NAME = /^SOURCE_KEY_[A-Z0-9_]{1,60}$/

const MIB = 1024 * 1024

const settingsSchema = z.strictObject({
  name: z.string().trim().min(1, 'Please enter a name').max(100, 'Name is too long'),
  kind: z.enum(SOURCE_KINDS, 'Please choose a kind'),
  urls: z
    .array(
      z
        .url({ protocol: /^https?$/, error: 'Please enter web addresses, one per line' })
        .max(2_000),
    )
    .min(1, 'Please enter at least one address')
    .max(500, 'There are too many addresses'),
  mapping: mappingSchema.nullable(),
  licence: z.string().trim().min(1).max(200).nullable(),
  minIntervalMs: z
    .int()
    .min(100, 'The time between two requests must be at least 100 ms')
    .max(3_600_000, 'The time between two requests must be at most an hour'),
  maxBytes: z
    .int()
    .min(1_024, 'The maximum download must be at least 1,024 bytes')
    .max(256 * MIB, 'The maximum download must be at most 256 MiB'),
  keyName: z
    .string()
    .regex(KEY_NAME, 'The variable’s name must start with SOURCE_KEY_ and be in capitals')
    .nullable(),
  isEnabled: z.boolean(),
  newListings: z.enum(['published', 'draft']),
  everyHours: z
    .int()
    .min(1)
    .max(24 * 366),
  staleAfterHours: z
    .int()
    .min(1)
    .max(24 * 800),
})

export const SOURCE_DEFAULTS = {
  mapping: null,
  licence: null,
  minIntervalMs: 1_000,
  maxBytes: 10 * MIB,
  keyName: null,
  isEnabled: false,
  newListings: 'draft',
  everyHours: 24,
  staleAfterHours: 72,
} as const

/** Checks an admin's changes together with the stored settings; every fault names its field. */
export function readSourceInput(
  { id: _id, ...given }: SourceInput,
  stored: Source | null,
): Result<SourceSettings, InputError[]> {
  const stated = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  )
  const before = stored === null ? SOURCE_DEFAULTS : settingsOf(stored)
  const parsed = settingsSchema.safeParse({ ...before, ...stated })
  if (!parsed.success) return err(parsed.error.issues.flatMap(errorsOf))
  const faults = faultsTogether(parsed.data)
  return faults.length === 0 ? ok(parsed.data) : err(faults)
}

/** Faults of settings that are only wrong in combination. */
function faultsTogether(settings: SourceSettings): InputError[] {
  const adapter = ADAPTERS[settings.kind]
  const needsMapping =
    adapter.mapping === null && targetOf(settings.kind) === 'scholarships'
  const faults: InputError[] = []
  if (needsMapping && settings.mapping === null)
    faults.push({ path: ['mapping'], message: 'This kind of source needs a mapping' })
  if (adapter.needsKey && settings.isEnabled && settings.keyName === null)
    faults.push({ path: ['keyName'], message: 'This kind of source needs a key' })
  return faults
}

/** A union's own message says nothing, so the messages of its branches are used. */
function errorsOf(issue: z.core.$ZodIssue): InputError[] {
  const path = issue.path.map(String)
  if (issue.code === 'invalid_union') {
    const message =
      'must be a path, {"path", "transforms"} with known transforms, or {"constant"}'
    return [{ path, message: `${path.slice(1).join('.')} ${message}` }]
  }
  const where = path.length > 1 ? `${path.slice(1).join('.')}: ` : ''
  return [{ path, message: `${where}${issue.message}` }]
}

function settingsOf(source: Source): SourceSettings {
  const keys = Object.keys(settingsSchema.shape) as (keyof SourceSettings)[]
  return Object.fromEntries(keys.map((key) => [key, source[key]])) as SourceSettings
}

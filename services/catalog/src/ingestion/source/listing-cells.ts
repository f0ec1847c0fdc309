import { DEADLINE_ZONE } from '@landfall/calendar/zone'
import { parseDegreeLevel } from '../../record/scholarship/form-lists.ts'
import { moneyText } from '../../record/scholarship/form-amount.ts'
import { parseCitizenship } from '../../record/scholarship/citizenship.ts'
import { parseDeadline } from '../../record/scholarship/deadline.ts'
import { parseFields } from '@landfall/matching/reference/fields'
import type { DecimalText, DegreeLevel } from '@landfall/matching/scholarship-criteria'
import type { StoredDeadline } from '../../record/scholarship/scholarship.ts'
import { listingTimeZone } from './listing-time-zone.ts'

/** Cells of a row under our names; each may be a text, a number, a flag or a list. */
export type Cells<Field extends string> = { readonly [field in Field]?: unknown }
export type CellFault = { path: string[]; message: string }

const YES: ReadonlySet<string> = new Set(['true', 'yes', 'y', '1'])
const NO: ReadonlySet<string> = new Set(['false', 'no', 'n', '0'])

/** Reads the cells of one row and remembers what is wrong with them; nothing stated is null. */
export function cellReader<Field extends string>(cells: Cells<Field>) {
  const faults: CellFault[] = []
  const wrong = (field: Field, message: string): null => {
    faults.push({ path: [field], message })
    return null
  }
  const plain = (field: Field): string | null => textOf(cells[field])
  const list = (field: Field): string[] => listOf(cells[field])

  return {
    faults,
    wrong,
    list,
    /** @param most characters */
    text(field: Field, most: number): string | null {
      const value = plain(field)
      if (value === null || value.length <= most) return value
      return wrong(field, `is longer than ${most} characters`)
    },
    needed(field: Field, most: number): string {
      const value = plain(field)
      if (value === null) wrong(field, 'is missing')
      else if (value.length > most) wrong(field, `is longer than ${most} characters`)
      return value ?? ''
    },
    texts(field: Field, most: number): readonly string[] | null {
      const values = list(field)
      if (values.some((value) => value.length > most))
        wrong(field, `has an entry longer than ${most} characters`)
      return values.length === 0 ? null : values
    },
    oneOf<Choice extends string>(field: Field, choices: readonly Choice[]): Choice | null {
      const value = plain(field)?.toLowerCase()
      if (value === undefined) return null
      const found = choices.find((choice) => choice === value)
      return found ?? wrong(field, `is none of ${choices.join(', ')}`)
    },
    flag(field: Field): boolean | null {
      const value = plain(field)?.toLowerCase()
      if (value === undefined) return null
      if (YES.has(value)) return true
      return NO.has(value) ? false : wrong(field, 'is neither yes nor no')
    },
    money(field: Field): DecimalText | null {
      const value = plain(field)
      if (value === null) return null
      return moneyText(value) ?? wrong(field, `“${short(value)}” is no sum such as 2500.50`)
    },
    decimal(field: Field, places: number, least: number, most: number): DecimalText | null {
      const value = plain(field)
      if (value === null) return null
      const number = /^\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
      return number >= least && number <= most
        ? number.toFixed(places)
        : wrong(field, `is no number between ${least} and ${most}`)
    },
    url(field: Field): string | null {
      const value = plain(field)
      if (value === null) return null
      const isWeb = URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
      return isWeb && value.length <= 2_000 ? value : wrong(field, 'is no web address')
    },
    deadline(field: Field, zoneField: Field): StoredDeadline {
      const zone = plain(zoneField)
      const named = zone === null ? DEADLINE_ZONE : listingTimeZone(zone)
      const timeZone = named ?? wrong(zoneField, 'is no time zone') ?? DEADLINE_ZONE
      const text = plain(field)?.replace(/T.*$/, '') ?? null
      const deadline = parseDeadline(text, { timeZone })
      if (deadline !== null) return deadline
      wrong(field, `“${short(text ?? '')}” is no deadline`)
      return { kind: 'none', text: null, timeZone, basis: null }
    },
    citizenship(field: Field, excluded: Field, flag: Field) {
      const { rule, unknown } = parseCitizenship(list(field), {
        excludedCountries: list(excluded),
        citizenship: plain(flag)?.toLowerCase(),
      })
      for (const value of unknown) wrong(field, `“${short(value)}” is no country`)
      return rule
    },
    fields(field: Field) {
      const { rule, unknown } = parseFields(list(field))
      for (const value of unknown) wrong(field, `“${short(value)}” is no field of study`)
      return rule
    },
    levels(field: Field): readonly DegreeLevel[] | null {
      const read = list(field).map((word) => ({ word, level: parseDegreeLevel(word) }))
      for (const { word, level } of read)
        if (level === null) wrong(field, `“${short(word)}” is no degree level`)
      const levels = [...new Set(read.flatMap(({ level }) => level ?? []))]
      return levels.length === 0 ? null : levels
    },
  }
}

function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.length === 1 ? textOf(value[0]) : null
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value !== 'string') return null
  const text = storable(value)
  return text === '' ? null : text
}

/** A list as it is; a text is split at line ends, semicolons and bars. */
function listOf(value: unknown): string[] {
  const parts = Array.isArray(value)
    ? value.map(textOf)
    : (textOf(value) ?? '').split(/[\n;|]/)
  return parts.flatMap((part) => {
    const text = part?.trim() ?? ''
    return text === '' ? [] : [text]
  })
}

/** PostgreSQL keeps neither NUL nor halves of characters. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim()
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text
}

import type { ProfileChange } from './profile.input.ts'
import type { Profile } from './profile.ts'

/**
 * The profile with the new entries over the old ones; the level of earlier OPT is dropped when that OPT changes.
 */
export function changedProfile(
  before: Profile,
  change: ProfileChange,
  newId: () => string,
): Profile {
  const { stages, spells } = change
  const days = merged(
    before.days,
    change.days?.map(({ name, day }) => [name, day]),
  )
  // Other OPT may have been for another program.
  const optLevel = days.optStart === before.days.optStart ? before.optLevel : null
  return {
    days,
    i94: change.i94 ?? before.i94,
    citizenships: change.citizenships ?? before.citizenships,
    birthCountry:
      change.birthCountry === undefined ? before.birthCountry : change.birthCountry,
    hasPalestinianDocument: change.hasPalestinianDocument ?? before.hasPalestinianDocument,
    level: change.level === undefined ? before.level : change.level,
    optLevel: change.optLevel === undefined ? optLevel : change.optLevel,
    stages: merged(
      before.stages,
      stages?.map(({ guidanceType, currentStatus }) => [guidanceType, currentStatus]),
    ),
    spells:
      spells?.map((spell) => ({ ...spell, id: spell.id ?? newId() })) ?? before.spells,
  }
}

/** The object with these entries over its own; null removes an entry. */
function merged<Key extends string, Value>(
  before: Partial<Record<Key, Value>>,
  entries: readonly (readonly [Key, Value | null])[] = [],
): Partial<Record<Key, Value>> {
  const all = new Map<string, unknown>(Object.entries(before))
  for (const [key, value] of entries) {
    if (value === null) all.delete(key)
    else all.set(key, value)
  }
  return Object.fromEntries(all) as Partial<Record<Key, Value>>
}

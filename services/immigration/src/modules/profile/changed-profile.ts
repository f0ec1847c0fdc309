import type { ProfileChange } from './profile.input.ts'
import type { Profile } from './profile.ts'

/** What is told now, written over what was; a level that earlier OPT was for goes with that OPT. */
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
  // Another OPT may have been for another program.
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

/** With the entries written over it; null takes one out. */
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

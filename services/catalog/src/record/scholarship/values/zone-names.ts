import { isTimeZone } from '@landfall/calendar/zone'

/** Zone names in lists of awards for study in the U.S.; "EST" means New York's time all year round. */
const US_ZONES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'America/New_York': ['ET', 'EST', 'EDT', 'Eastern'],
    'America/Chicago': ['CT', 'CST', 'CDT', 'Central'],
    'America/Denver': ['MT', 'MST', 'MDT', 'Mountain'],
    'America/Los_Angeles': ['PT', 'PST', 'PDT', 'Pacific'],
  }).flatMap(([zone, names]) => names.map((name) => [name.toLowerCase(), zone])),
)

/** The IANA zone that a source's cell names, or null. */
export function zoneOf(cell: string): string | null {
  const name = cell.toLowerCase().replace(/ (standard |daylight )?time$/, '')
  return US_ZONES.get(name) ?? (isTimeZone(cell) ? cell : null)
}

import type { Truth } from './three-values.ts'

/** Where the file's names are not those of Unicode. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'Cabo Verde': 'CV',
  'Democratic Republic of the Congo': 'CD',
  'Hong Kong': 'HK',
  Macao: 'MO',
  Palestine: 'PS',
  'Republic of the Congo': 'CG',
  'Saint Vincent and the Grenadines': 'VC',
}
const REGIONS: Readonly<Record<string, string>> = {
  'Region: Africa':
    'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TN TZ UG ZA ZM ZW',
  'Region: Asia':
    'AE AF AM AZ BD BH BN BT CN CY GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
  'Region: Oceania': 'AU CK FJ FM KI MH NR NU NZ PG PW SB TO TV VU WS',
}

/** Unicode gives these the names of today's countries: codes that ISO withdrew, and UK. */
const NOT_ISO = 'AN BU CS DD DY FX HV NH RH SU TP UK VD YD YU ZR'.split(' ')

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => !NOT_ISO.includes(code))
    .map((code) => [plain(names.of(code) ?? ''), code]),
)

/** "St. Kitts & Nevis" and "Myanmar (Burma)" as the files write them. */
function plain(name: string): string {
  return name
    .replace('&', 'and')
    .replace(/^St\./, 'Saint')
    .replace('’', "'")
    .replace(/ \(.*\)$/, '')
}

function codesOf(name: string): string[] {
  const region = REGIONS[name]
  if (region !== undefined) return region.split(' ')
  const code = OTHER_NAMES[name] ?? codes.get(name)
  if (code === undefined) throw new Error(`The oracle does not know the country ${name}`)
  return [code]
}

const isOpenAtItsEnd = (name: string) => name.endsWith('countries (see sourceUrl)')

type CountryCells = { eligibleCountries: string[]; excludedCountries: string[] }

/** What the cells of a row say about somebody's country. */
export function truthOfCountries(
  { eligibleCountries: listed, excludedCountries }: CountryCells,
  country: string | null,
): Truth {
  if (listed.length === 0) return null
  if (listed.includes('All countries')) return true
  if (listed.includes('All countries except USA')) {
    if (country === null) return null
    return !['US', ...excludedCountries.flatMap(codesOf)].includes(country)
  }
  const named = listed.filter((name) => !isOpenAtItsEnd(name)).flatMap(codesOf)
  if (country === null) return null
  if (named.includes(country)) return true
  return listed.some(isOpenAtItsEnd) ? null : false
}

import { COUNTRIES } from './countries.ts'

export type PlaceRegion = {
  readonly name: string
  readonly codes: readonly string[]
  /** Other names of it. */
  readonly names: readonly string[]
  /** What its people are called, in the singular. */
  readonly people: readonly string[]
}

/**
 * Parts of the world that people come from: name, other names, people, countries. After the UN's geoscheme (M49);
 * Latin America is where Spanish, Portuguese or French is spoken, the Middle East is without its African part. The
 * countries of a continent are those that the product's list says.
 */
const ROWS = `
Sub-Saharan Africa||Sub-Saharan African|AO BF BI BJ BW CD CF CG CI CM CV DJ ER ET GA GH GM GN GQ GW KE KM LR LS MG ML MR MU MW MZ NA NE NG RW SC SD SL SN SO SS ST SZ TD TG TZ UG ZA ZM ZW
North Africa|Northern Africa|North African, Northern African|DZ EG LY MA SD TN
West Africa|Western Africa|West African, Western African|BF BJ CI CV GH GM GN GW LR ML MR NE NG SL SN TG
East Africa|Eastern Africa|East African, Eastern African|BI DJ ER ET KE KM MG MU MW MZ RW SC SO SS TZ UG ZM ZW
Southern Africa||Southern African|BW LS NA SZ ZA
South Asia|Southern Asia|South Asian|AF BD BT IN LK MV NP PK
Southeast Asia|South East Asia, South Eastern Asia|Southeast Asian, South East Asian|BN ID KH LA MM MY PH SG TH TL VN
East Asia|Eastern Asia|East Asian|CN HK JP KP KR MN MO TW
Central Asia||Central Asian|KG KZ TJ TM UZ
Middle East|Near East|Middle Eastern|AE BH IL IQ IR JO KW LB OM PS QA SA SY TR YE
Latin America||Latin American|AR BO BR CL CO CR CU DO EC GT HN HT MX NI PA PE PY SV UY VE
Caribbean|West Indies|Caribbean|AG BB BS CU DM DO GD HT JM KN LC TT VC
Central America||Central American|BZ CR GT HN NI PA SV
South America||South American|AR BO BR CL CO EC GY PE PY SR UY VE
`

const CONTINENTS: readonly PlaceRegion[] = (
  [
    ['Africa', 'African'],
    ['Asia', 'Asian'],
    ['Europe', 'European'],
    ['Oceania', 'Oceanian'],
  ] as const
).map(([name, people]) => ({
  name,
  codes: COUNTRIES.filter(({ region }) => region === name).map(({ code }) => code),
  names: [],
  people: [people],
}))

export const REGIONS: readonly PlaceRegion[] = [
  ...CONTINENTS,
  ...ROWS.trim().split('\n').map(toRegion),
]

const byName = new Map(
  REGIONS.flatMap((region) =>
    [region.name, ...region.names].map((name) => [keyOf(name), region] as const),
  ),
)

/** The countries of a region by one of its names; null when it is none. */
export function codesOfRegion(text: string): readonly string[] | null {
  return byName.get(keyOf(text))?.codes ?? null
}

function keyOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim()
}

function toRegion(row: string): PlaceRegion {
  const [name = '', names = '', people = '', codes = ''] = row.split('|')
  return { name, names: listed(names), people: listed(people), codes: codes.split(' ') }
}

function listed(words: string): string[] {
  return words.split(', ').filter((word) => word !== '')
}

/** Fields that hold a number as text. */
export const numbers = [
  'minIntervalMs',
  'everyHours',
  'staleAfterHours',
  'maxBytes',
] as const

export type SourceValues = {
  name: string
  kind: string
  urls: string
  mapping: string
  licence: string
  keyName: string
  newListings: string
} & Record<(typeof numbers)[number], string>

export const emptySource: SourceValues = {
  name: '',
  kind: 'JSON',
  urls: '',
  mapping: '',
  licence: '',
  keyName: '',
  newListings: 'draft',
  minIntervalMs: '1000',
  everyHours: '24',
  staleAfterHours: '72',
  maxBytes: '10485760',
}

type Source = {
  name: string
  kind: string
  urls: readonly string[]
  mapping?: string | null
  licence?: string | null
  keyName?: string | null
  newListings: string
} & Record<(typeof numbers)[number], number>

export function valuesOf(source: Source): SourceValues {
  return {
    name: source.name,
    kind: source.kind,
    urls: source.urls.join('\n'),
    mapping: source.mapping ?? '',
    licence: source.licence ?? '',
    keyName: source.keyName ?? '',
    newListings: source.newListings.toLowerCase(),
    minIntervalMs: String(source.minIntervalMs),
    everyHours: String(source.everyHours),
    staleAfterHours: String(source.staleAfterHours),
    maxBytes: String(source.maxBytes),
  }
}

/** The values as they are sent: empty texts become null, lines a list, words the server's. */
export function inputOf(values: SourceValues) {
  return {
    name: values.name,
    kind: values.kind.toLowerCase().replaceAll('_', '-'),
    urls: values.urls
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    mapping: values.mapping.trim() || null,
    licence: values.licence.trim() || null,
    keyName: values.keyName.trim() || null,
    newListings: values.newListings,
    minIntervalMs: Number(values.minIntervalMs),
    everyHours: Number(values.everyHours),
    staleAfterHours: Number(values.staleAfterHours),
    maxBytes: Number(values.maxBytes),
  }
}

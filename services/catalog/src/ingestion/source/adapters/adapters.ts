import type { SourceKind } from '../source.ts'
import type { Adapter } from './adapter.ts'
import { careerOneStopAdapter } from './careeronestop.ts'
import { collegeScorecardAdapter } from './college-scorecard.ts'
import { csvAdapter } from './csv.ts'
import { educationUsaAdapter } from './educationusa.ts'
import { feedAdapter } from './feed.ts'
import { ipedsZipAdapter } from './ipeds-zip.ts'
import { jsonLdAdapter } from './json-ld.ts'
import { jsonAdapter } from './json.ts'

export const ADAPTERS: Readonly<Record<SourceKind, Adapter>> = {
  json: jsonAdapter,
  csv: csvAdapter,
  feed: feedAdapter,
  'json-ld': jsonLdAdapter,
  educationusa: educationUsaAdapter,
  careeronestop: careerOneStopAdapter,
  'college-scorecard': collegeScorecardAdapter,
  'ipeds-zip': ipedsZipAdapter,
}

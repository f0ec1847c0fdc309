/** Changes for partners' systems, from `gateway/partner-contract/changes.yml`, for the page of the guide. */
import { readPartnerChanges } from '../../gateway/src/partner-contract/partner-changes.ts'
import { GENERATED_BY, type Generated } from './declaration.ts'

export function partnerChangeFiles(): Generated[] {
  const text = `// ${GENERATED_BY} from gateway/partner-contract/changes.yml; do not edit.
export type PartnerChange = { date: string; kind: 'added' | 'deprecated' | 'removed'; coordinates: readonly string[]; text: string }

/** The newest first. */
export const PARTNER_CHANGES: readonly PartnerChange[] = ${JSON.stringify(readPartnerChanges())}
`
  return [{ path: 'web/src/pages/developers/declared-changes.ts', text }]
}

/** Fields of `Subscription`, as each service declares them in `live-fields.yml`. */
import { z } from 'zod'
import type { ServiceFolder } from '../dev/services.ts'
import { GENERATED_BY, readDeclared, type Declared, type Generated } from './declaration.ts'

/** `gateway/src/subscriptions/live-fields.ts` explains the fields. */
const entry = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('state'),
    /** A file of `proto-events/src/<service>`, without its ending. */
    changedBy: z.string().regex(/^[a-z][a-z0-9-]*\.v[1-9][0-9]*$/),
    scope: z.enum(['public', 'viewer', 'organization']),
    keyArgument: z.string().min(1).optional(),
    sharedFields: z.array(z.string().regex(/^[A-Z]\w*\.[a-z]\w*$/)).optional(),
  }),
  z.strictObject({
    kind: z.literal('steps'),
    stream: z.string().min(1),
    keyArgument: z.string().min(1),
    afterArgument: z.string().min(1),
    ownerQuery: z.string().min(1),
    noun: z.string().min(1),
    overWhen: z.array(z.string()).min(1),
  }),
])

type LiveField = Declared<z.output<typeof entry>>

const name = /^[a-z][A-Za-z0-9]*$/

/** The gateway's file of all services' live fields. */
export function liveFieldFiles(services: readonly ServiceFolder[]): Generated[] {
  const fields = readDeclared(services, 'live-fields.yml', { name, entry })
  const events = fields.flatMap((field) => (field.kind === 'state' ? [eventOf(field)] : []))
  const imports = events.map(
    ({ exported, local, path }) =>
      `import { ${exported} as ${local} } from '@landfall/proto-events/${path}'`,
  )
  const text = `// ${GENERATED_BY} from services/*/live-fields.yml; do not edit.
${[...new Set(imports)].join('\n')}
import type { LiveField } from './live-fields.ts'

/** Every field of the graph's type \`Subscription\`; a test holds the two together. */
export const LIVE_FIELDS: Readonly<Record<string, LiveField>> = {
${fields.map((field) => `${field.name}: ${literalOf(field)},`).join('\n')}
}
`
  return [{ path: 'gateway/src/subscriptions/declared-live-fields.ts', text }]
}

function literalOf(field: LiveField): string {
  if (field.kind === 'steps')
    return JSON.stringify({ ...field, service: undefined, name: undefined })
  const { local } = eventOf(field)
  const { scope, keyArgument, sharedFields } = field
  const key = keyArgument === undefined ? '' : `, keyArgument: '${keyArgument}'`
  const shared = sharedFields ? `, sharedFields: ${JSON.stringify(sharedFields)}` : ''
  return `{ kind: 'state', changedBy: ${local}, scope: '${scope}'${key}${shared} }`
}

/** Two services may publish facts of the same name, so the local name says whose it is. */
function eventOf({ service, changedBy }: { service: string; changedBy: string }) {
  const [file = ''] = changedBy.split('.')
  const exported = pascal(file)
  return {
    exported,
    local: `${pascal(service)}${exported}`,
    path: `${service}/${changedBy}`,
  }
}

/** `saved-counts-changed` → `SavedCountsChanged`. */
function pascal(text: string): string {
  return text.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
}

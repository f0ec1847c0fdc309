/** The addresses of a throw-away platform's stores, without its services. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Ports } from '../../dev/ports.ts'
import { readOrMakeSecrets } from '../../dev/secrets.ts'
import type { Store } from '../../dev/stores/store.ts'

export function addressOf(store: Store, state: string): string {
  const ports = JSON.parse(readFileSync(join(state, 'run/ports.json'), 'utf8')) as Ports
  return store.url({
    data: '',
    isThrowAway: true,
    port: ports[store.name] ?? 0,
    secrets: readOrMakeSecrets(join(state, 'secrets')),
  })
}

/** Backing services of one test run: on other ports than those of `npm start`, with data that is thrown away. */
import { join } from 'node:path'
import { choosePorts } from '../dev/ports.ts'
import { readOrMakeSecrets } from '../dev/secrets.ts'
import { runStores, stores } from '../dev/stores/run-stores.ts'
import type { Supervisor } from '../dev/supervisor.ts'

/** Resolves to the variables that the tests read, once every server answers. */
export async function startTestStores(
  supervisor: Supervisor,
  folder: string,
  say: (text: string) => void,
): Promise<NodeJS.ProcessEnv> {
  const names = stores.map(({ name }) => name)
  const ports = await choosePorts(join(folder, 'ports.json'), names, () => false)
  const runs = runStores({
    supervisor,
    data: join(folder, 'data'),
    ports,
    secrets: readOrMakeSecrets(join(folder, 'secrets')),
    isThrowAway: true,
    env: givenForTests(process.env),
    say,
  })
  await Promise.all(Object.values(runs).map(({ ready }) => ready))
  return Object.fromEntries(
    stores.map(({ name, urlVariable }) => [`TEST_${urlVariable}`, runs[name].url]),
  )
}

/** Picks the servers that are named for tests, and no others: tests make and drop databases. */
function givenForTests(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const given = stores.map(({ urlVariable }) => [urlVariable, env[`TEST_${urlVariable}`]])
  return Object.fromEntries(given)
}

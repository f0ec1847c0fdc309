/** The options of `npm start`. */
import { parseArgs } from 'node:util'

export type Options = {
  /** Gateway and subgraphs in one process, for small machines. */
  readonly isSingle: boolean
  /** Also load labeled demo accounts and records. */
  readonly isDemo: boolean
  readonly port: number
  readonly isThrowAway: boolean
}

const usage = `npm start -- [--single] [--demo] [--port N] [--no-install]

  --single   gateway and subgraphs in one process, for small machines
  --demo     also load demo accounts and records; their logins are printed
  --port N   the site's port (4000; the variable PORT does the same)
  --no-install   installs no system package, even as root`

/** @throws an error that names the fault and shows the usage */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const values = parse(args)
  const port = Number(values.port ?? (env.PORT || 4000))
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${values.port ?? env.PORT} is not a port.\n\n${usage}`)
  }
  return {
    isSingle: values.single ?? false,
    isDemo: values.demo ?? false,
    port,
    isThrowAway: values['throw-away'] ?? false,
  }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        single: { type: 'boolean' },
        demo: { type: 'boolean' },
        port: { type: 'string' },
        // Read by install/debian.ts.
        'no-install': { type: 'boolean' },
        // For the tests: data that need not survive a power cut.
        'throw-away': { type: 'boolean' },
      },
    }).values
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${usage}`, { cause: error })
  }
}

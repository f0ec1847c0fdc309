/** `npm test`: see scripts/test/run.ts for the stages and which options it takes. */
import { launch } from './bootstrap/launch.mjs'

await launch('scripts/test/run.ts', { isRevived: false })

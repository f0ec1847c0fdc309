/** `npm start`: see scripts/dev/start.ts for what it does and which options it takes. */
import { launch } from './bootstrap/launch.mjs'

await launch('scripts/dev/start.ts', { isRevived: true })

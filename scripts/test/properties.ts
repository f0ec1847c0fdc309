/**
 * Property tests see the same examples in each run: an example that fails for the first time then fails the change
 * that causes it, not the next one. `FC_SEED=random` explores, and a failure prints its seed; `FC_SEED=<seed>`
 * shows it again. FC_RUNS: examples of each property that does not set its own number.
 */
import { configureGlobal } from 'fast-check'

const { FC_SEED = '20261122', FC_RUNS } = process.env

configureGlobal({
  ...(FC_SEED !== 'random' && { seed: Number(FC_SEED) }),
  ...(FC_RUNS && { numRuns: Number(FC_RUNS) }),
})

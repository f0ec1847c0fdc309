/**
 * Examples of property tests are the same in each run: one that nobody has seen yet breaks the change that brings
 * it, not the next one. `FC_SEED=random` explores, and tells the seed of what fails; `FC_SEED=<it>` shows it again.
 * FC_RUNS: examples of each property that does not say how many it takes.
 */
import { configureGlobal } from 'fast-check'

const { FC_SEED = '20261122', FC_RUNS } = process.env

configureGlobal({
  ...(FC_SEED !== 'random' && { seed: Number(FC_SEED) }),
  ...(FC_RUNS && { numRuns: Number(FC_RUNS) }),
})

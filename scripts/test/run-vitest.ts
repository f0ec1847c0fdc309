/** Runs projects of vitest.config.ts and counts what they report. */
import { join } from 'node:path'
import { runOnce } from '../dev/run-once.ts'
import type { Outcome } from './stage.ts'
import { ofVitest } from './tally.ts'
import { fileTimes } from './times.ts'

/** A third of the processor's time where others want it too. */
const YIELDING = ['nice', '-n', '5', 'vitest'] as const

/** @param o.isYielding waits for no server: who does, and would be given up on, goes first on a busy machine */
export async function runVitest(
  folder: string,
  projects: string[],
  o: { env?: NodeJS.ProcessEnv; filters?: string[]; isYielding?: boolean } = {},
): Promise<Outcome> {
  const report = join(folder, `${projects[0]?.replaceAll(/\W/g, '')}-${Date.now()}.json`)
  const args = [
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
    '--passWithNoTests',
    ...(o.filters ?? []),
  ]
  const env = { ...process.env, ...o.env, NO_COLOR: '1', FORCE_COLOR: undefined }
  const [file, ...before] = o.isYielding ? YIELDING : (['vitest'] as const)
  const { code, output } = await runOnce(file, [...before, ...args], { env })
  return { ...ofVitest(report, code), output, files: fileTimes(report) }
}

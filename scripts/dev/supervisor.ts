/** All processes of one run. Those of the application stop first, then the stores that they use. */
import {
  superviseProcess,
  type ProcessSpec,
  type Surroundings,
} from './supervised-process.ts'
import type { SupervisedProcess } from './supervised-process.ts'

export type Stage = 'store' | 'app'

export type Supervisor = {
  /** Resolves when the process is ready; from then on it is kept running. */
  run(spec: ProcessSpec & { stage: Stage }): Promise<void>
  /** Ends everything that was run, and nothing else. */
  stop(): Promise<void>
}

export function createSupervisor(around: Surroundings): Supervisor {
  const running: { stage: Stage; process: SupervisedProcess }[] = []
  let stopping: Promise<void> | null = null

  async function stopStage(stage: Stage) {
    const ofStage = running.filter((entry) => entry.stage === stage)
    await Promise.all(ofStage.map((entry) => entry.process.stop()))
  }

  return {
    async run({ stage, ...spec }) {
      if (stopping) throw new Error('stopping')
      const process = superviseProcess(spec, around)
      running.push({ stage, process })
      await process.start()
    },
    stop() {
      stopping ??= stopStage('app').then(() => stopStage('store'))
      return stopping
    },
  }
}

import { boundKernel } from './bound-kernel.ts'
import { idKernel } from './id-kernel.ts'
import { minimaKernel, tallyKernel } from './minima-kernels.ts'
import { stepsKernel } from './fused-kernel.ts'
import type { Regions } from './layout.ts'
import { createRecent, type Recent } from './recent.ts'
import type { Room } from './room.ts'
import { gatherKernel, scanKernel } from './row-kernels.ts'
import type { Scoring } from './score-bounds.ts'
import type { Part, Step } from './steps.ts'
import { moduleBytes, type WasmFunction } from './wasm-code.ts'
import { compile, instantiate, type WasmModule } from './wasm-engine.ts'

export type Kernel = (...values: number[]) => number

/** The kernels over one index and one room. */
export type Kernels = {
  /** c.f. fused-kernel.ts */
  steps(parts: readonly Part[]): Kernel
  /** c.f. bound-kernel.ts */
  bound(scoring: Scoring): Kernel
  /** c.f. row-kernels.ts */
  gather: Kernel
  scan(scoring: Scoring): Kernel
  /** c.f. minima-kernels.ts */
  minima: Kernel
  tally: Kernel
  /** c.f. id-kernel.ts */
  ids: Kernel
}

/** As many forms of questions are asked again and again; they are a few kilobytes each. */
const KEPT_KERNELS = 512
/** Compiled once in a thread, whichever index they are for. */
const modules: Recent<WasmModule> = createRecent(KEPT_KERNELS)

export function createKernels({ memory, capacities }: Regions, room: Room): Kernels {
  const { isWide } = capacities
  const kernel = (key: string, make: () => WasmFunction): Kernel => {
    const module = modules(key, () => compile(moduleBytes([make()])))
    const [found] = Object.values(instantiate(module, memory, room.memory))
    if (found === undefined) throw new Error(`the kernel ${key} is missing`)
    return found
  }
  const [steps, bounds, scans] = [createForms(), createForms(), createForms()]
  /** Used again for each question. */
  const form: number[] = []
  return {
    steps: (parts) => {
      form.length = 0
      for (const { shape } of parts) form.push(shape)
      return steps(form, (key) => kernel(`steps ${key}`, () => stepsKernel(stepsOf(parts))))
    },
    bound: ({ early, others }) => {
      form.length = 0
      form.push(early.unitsShape)
      for (const { part, unitsShape } of others) form.push(part.shape, unitsShape)
      return bounds(form, (key) =>
        kernel(`bound ${key}`, () =>
          boundKernel(stepsOf(others.map(({ part }) => part)), [
            ...early.units,
            ...others.flatMap(({ units }) => units),
          ]),
        ),
      )
    },
    gather: kernel('gather', gatherKernel),
    minima: kernel('minima', minimaKernel),
    tally: kernel(`tally ${isWide}`, () => tallyKernel(isWide)),
    ids: kernel('ids', idKernel),
    scan: ({ early, others }) => {
      form.length = 0
      form.push(early.slotsShape)
      for (const { slotsShape } of others) form.push(slotsShape)
      return scans(form, (key) => {
        const bonuses = [early, ...others].flatMap((worths) => worths.bonuses)
        const slots = bonuses.map(({ slot }) => slot)
        return kernel(`scan ${isWide} ${key}`, () => scanKernel(isWide, slots))
      })
    },
  }
}

function stepsOf(parts: readonly Part[]): Step[] {
  return parts.flatMap(({ steps }) => steps)
}

type Form = { kernel: Kernel | null; next: Map<number, Form> }

/** Kernels by lists of numbers, found without making a text of them. */
function createForms(): (form: readonly number[], make: (key: string) => Kernel) => Kernel {
  let root: Form = { kernel: null, next: new Map() }
  let count = 0
  return (form, make) => {
    let place = root
    for (const number of form) {
      const next = place.next.get(number) ?? { kernel: null, next: new Map() }
      place.next.set(number, next)
      place = next
    }
    if (place.kernel !== null) return place.kernel
    const kernel = make(form.join(' '))
    place.kernel = kernel
    count += 1
    if (count > KEPT_KERNELS) {
      root = { kernel: null, next: new Map() }
      count = 0
    }
    return kernel
  }
}

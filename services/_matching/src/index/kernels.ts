import { blockKernels } from './block-kernels.ts'
import { boundKernel } from './bound-kernel.ts'
import { stepsKernel } from './fused-kernel.ts'
import { idKernel } from './id-kernel.ts'
import type { Regions } from './layout.ts'
import { minimaKernel } from './minima-kernels.ts'
import { createRecent, type Recent } from './recent.ts'
import type { Room } from './room.ts'
import { scanKernel } from './row-kernels.ts'
import type { Scoring } from './score-bounds.ts'
import type { Part, Step } from './steps.ts'
import { moduleBytes, type WasmFunction } from './wasm-code.ts'
import { compile, createTable, instantiate, type WasmModule } from './wasm-engine.ts'

export type Kernel = (...values: number[]) => number

/** The kernels over one index and one room; of those that are made for a form, the place in the table. */
export type Kernels = {
  /** To be called before the kernels of a question are asked for: none of its places is given away. */
  begin(): void
  /** c.f. fused-kernel.ts */
  steps(parts: readonly Part[]): number
  /** c.f. bound-kernel.ts */
  bound(scoring: Scoring): number
  /** c.f. row-kernels.ts */
  scan(scoring: Scoring): number
  /** c.f. block-kernels.ts */
  judge: Kernel
  keep: Kernel
  /** c.f. minima-kernels.ts */
  minima: Kernel
  /** c.f. id-kernel.ts */
  ids: Kernel
}

/** As many forms of questions are asked again and again; they are a few kilobytes each. */
const KEPT_KERNELS = 512
/** A question asks for fewer of a kind. */
const PER_QUESTION = 32
/** Compiled once in a thread, whichever index they are for. */
const modules: Recent<WasmModule> = createRecent(KEPT_KERNELS)

export function createKernels({ memory, capacities }: Regions, room: Room): Kernels {
  const { isWide } = capacities
  const places = KEPT_KERNELS + PER_QUESTION
  const kernels = createTable(3 * places)
  const made = (key: string, make: () => readonly WasmFunction[]) => {
    const module = modules(key, () => compile(moduleBytes(make())))
    return instantiate(module, { index: memory, room: room.memory, kernels })
  }
  const single = (key: string, one: WasmFunction) =>
    kernelOf(
      made(key, () => [one]),
      one.name,
    )
  const forms = (first: number) =>
    createForms((place, key, make) => {
      const kernel = make()
      kernels.set(
        first + place,
        kernelOf(
          made(key, () => [kernel]),
          kernel.name,
        ),
      )
      return first + place
    })
  const [steps, bounds, scans] = [forms(0), forms(places), forms(2 * places)]
  const block = made(`block ${isWide}`, () => blockKernels(isWide))
  /** Used again for each question. */
  const form: number[] = []
  return {
    begin: () => {
      for (const some of [steps, bounds, scans]) some.begin()
    },
    steps: (parts) => {
      form.length = 0
      for (const { shape } of parts) form.push(shape)
      return steps.find(form, 'steps', () => stepsKernel(stepsOf(parts)))
    },
    bound: ({ early, others }) => {
      form.length = 0
      form.push(early.unitsShape)
      for (const { part, unitsShape } of others) form.push(part.shape, unitsShape)
      return bounds.find(form, 'bound', () =>
        boundKernel(stepsOf(others.map(({ part }) => part)), [
          ...early.units,
          ...others.flatMap(({ units }) => units),
        ]),
      )
    },
    scan: ({ early, others }) => {
      form.length = 0
      form.push(early.slotsShape)
      for (const { slotsShape } of others) form.push(slotsShape)
      return scans.find(form, `scan ${isWide}`, () => {
        const bonuses = [early, ...others].flatMap((worths) => worths.bonuses)
        return scanKernel(
          isWide,
          bonuses.map(({ slot }) => slot),
        )
      })
    },
    judge: kernelOf(block, 'judge'),
    keep: kernelOf(block, 'keep'),
    minima: single('minima', minimaKernel()),
    ids: single('ids', idKernel()),
  }
}

function kernelOf(found: Record<string, Kernel>, name: string): Kernel {
  const kernel = found[name]
  if (kernel === undefined) throw new Error(`there is no kernel ${name}`)
  return kernel
}

function stepsOf(parts: readonly Part[]): Step[] {
  return parts.flatMap(({ steps }) => steps)
}

type Form = { place: number; next: Map<number, Form> }
type Make = () => WasmFunction
const NONE = -1

function nextForm({ next }: Form, number: number): Form {
  const known = next.get(number)
  if (known !== undefined) return known
  const form: Form = { place: NONE, next: new Map() }
  next.set(number, form)
  return form
}

type Forms = {
  find(form: readonly number[], name: string, make: Make): number
  /** Begins anew when enough are kept. */
  begin(): void
}

/** Places of kernels by lists of numbers, found without making a text of them. */
function createForms(enter: (place: number, key: string, make: Make) => number): Forms {
  let root: Form = { place: NONE, next: new Map() }
  let count = 0
  return {
    find: (form, name, make) => {
      let found = root
      for (let at = 0; at < form.length; at += 1) found = nextForm(found, form[at] ?? 0)
      if (found.place === NONE) {
        found.place = enter(count, `${name} ${form.join(' ')}`, make)
        count += 1
      }
      return found.place
    },
    begin: () => {
      if (count < KEPT_KERNELS) return
      root = { place: NONE, next: new Map() }
      count = 0
    },
  }
}

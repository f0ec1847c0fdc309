import { tallyKernel } from './minima-kernels.ts'
import { ROOM_AT, ROWS_AT, SLOT, slotAt, topAt } from './room.ts'
import { gatherKernel, scanKernel } from './row-kernels.ts'
import {
  call,
  callInTable,
  type Code,
  get,
  I32,
  i32,
  repeat,
  ROOM,
  set,
  tee,
  type WasmFunction,
  when,
} from './wasm-code.ts'

/**
 * What is done with a block, in two steps, for each call from outside costs as much as some rows. Kernels
 * are called by their places in the table.
 */
export function blockKernels(isWide: boolean): WasmFunction[] {
  return [gatherKernel(), tallyKernel(isWide), judgeKernel(), keepKernel(isWide)]
}

/** Places of the functions above. */
const [GATHER, TALLY] = [0, 1]
const KERNEL_BYTES = 8
/** Kernels over a block take these, and answer nothing. */
const OVER_BLOCK = { params: 3, hasResult: false }

/**
 * judge(stretchesAt, bytes, kernelsEnd, rowMinimaAt, minimaAt, partsAt, soloGpaAt, soloEnglishAt): runs the
 * kernels that `kernels` of the room lists, each with the place of its operands, and tallies the rows that
 * one group alone shuts out.
 */
function judgeKernel(): WasmFunction {
  const [stretchesAt, bytes, kernelsEnd] = [0, 1, 2]
  const tallied = [3, 4, 5, 6, 7]
  const [at, end] = [8, 9]
  const kernel = callInTable(
    [get(stretchesAt), get(bytes), i32.load(ROOM, get(at), 4)],
    i32.load(ROOM, get(at)),
    OVER_BLOCK,
  )
  return {
    name: 'judge',
    params: 8,
    hasResult: false,
    locals: [{ type: I32, count: 2 }],
    body: [
      set(at, i32.of(ROOM_AT.kernels)),
      repeat(
        kernel,
        i32.isBelow(tee(at, i32.add(get(at), i32.of(KERNEL_BYTES))), get(kernelsEnd)),
      ),
      gathered(end, SLOT.solo, bytes, [
        call([get(end), get(stretchesAt), ...tallied.map(get)], TALLY),
      ]),
    ],
  }
}

/**
 * keep(stretchesAt, bytes, bound, operandsAt, scan, codesAt, minimaAt, awardAt, dueAt, placeAt, base): keeps
 * the rows that may reach the floors, and scores them; where the candidates of both TopRows end stands
 * with the floors at `tops` of the room.
 */
function keepKernel(isWide: boolean): WasmFunction {
  const [stretchesAt, bytes, bound, operandsAt, scan] = [0, 1, 2, 3, 4]
  const scored = [5, 6, 7, 8, 9, 10]
  const end = 11
  const score = (which: number): Code => {
    const [floorAt, endAt] = topStateAt(which)
    const candidates = callInTable(
      [
        get(end),
        get(stretchesAt),
        ...scored.map(get),
        i32.load(ROOM, i32.of(floorAt)),
        i32.load(ROOM, i32.of(endAt)),
        i32.of(topAt(which).counts),
      ],
      get(scan),
      scanKernel(isWide, []),
    )
    return gathered(end, SLOT.kept + which, bytes, [
      i32.store(ROOM, i32.of(endAt), candidates),
    ])
  }
  return {
    name: 'keep',
    params: 11,
    hasResult: false,
    locals: [{ type: I32, count: 1 }],
    body: [
      callInTable([get(stretchesAt), get(bytes), get(operandsAt)], get(bound), OVER_BLOCK),
      score(0),
      score(1),
    ],
  }
}

/** Gathers the rows of a slot, and goes on with them when there are some. */
function gathered(end: number, slot: number, bytes: number, then: Code): Code {
  return [
    set(end, call([i32.of(slotAt(slot)), get(bytes)], GATHER)),
    when(i32.isBelow(i32.of(ROWS_AT), get(end)), then),
  ]
}

/** Where the floor of a TopRows stands, and where its candidates end. */
export function topStateAt(which: number): [floorAt: number, endAt: number] {
  const at = ROOM_AT.tops + which * 8
  return [at, at + 4]
}

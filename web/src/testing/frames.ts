const FRAME_MS = 16

/**
 * From now on, draws frames only as often as a screen does. A test's document draws a frame as soon as it can: a page
 * that checks in each frame for what is still to come would keep a processor busy, for a quarter of the time that all
 * tests of pages take.
 * @returns a function that drops the frames that are still to come
 */
export function drawAsScreensDo(): () => void {
  const coming = new Set<number>()
  globalThis.requestAnimationFrame = (draw) => {
    const frame = Number(
      setTimeout(() => {
        coming.delete(frame)
        draw(performance.now())
      }, FRAME_MS),
    )
    coming.add(frame)
    return frame
  }
  globalThis.cancelAnimationFrame = (frame) => {
    coming.delete(frame)
    clearTimeout(frame)
  }
  return () => coming.forEach((frame) => cancelAnimationFrame(frame))
}

import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { comparePictures } from './picture.ts'

type Rectangle = { x: number; y: number; width: number; height: number; color: number }

/** Light paper with a rectangle on it. */
function picture({ x, y, width, height, color }: Rectangle, paper = 0xfa, size = 200) {
  const png = new PNG({ width: size, height: size })
  for (let at = 0; at < size * size; at += 1) {
    const [column, row] = [at % size, Math.floor(at / size)]
    const isInside = column >= x && column < x + width && row >= y && row < y + height
    png.data.fill(isInside ? color : paper, at * 4, at * 4 + 3)
    png.data[at * 4 + 3] = 0xff
  }
  return PNG.sync.write(png)
}

const box = { x: 20, y: 20, width: 100, height: 44, color: 0x20 }

test('pictures with barely different colors count as the same', () => {
  const other = picture({ ...box, color: 0x2a }, 0xf4)
  expect(comparePictures(picture(box), other)).toEqual({ fault: null, difference: null })
})

test.each([
  ['a box that is two pixels lower', { ...box, y: 22 }],
  ['a box that is one pixel wider and higher', { ...box, width: 101, height: 45 }],
  ['a box of another color', { ...box, color: 0x60 }],
])('%s counts as a difference and is shown in a picture', (_, other) => {
  const { fault, difference } = comparePictures(picture(box), picture(other))
  expect(fault).toMatch(/^\d+ pixels differ/)
  expect(difference).not.toBeNull()
})

test('a different size and a missing picture are reported', () => {
  const larger = picture(box, 0xfa, 201)
  expect(comparePictures(picture(box), larger).fault).toBe('201 × 201 instead of 200 × 200')
  expect(comparePictures(null, larger).fault).toBe('there is no agreed picture')
})

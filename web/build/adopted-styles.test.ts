// @vitest-environment node
import { expect, it } from 'vitest'
import { adoptedStyles } from './adopted-styles.ts'

type Handler = (
  this: { error(message: string): never },
  code: string,
  id: string,
) => unknown

/** Calls the hook as the build does for a file of a library. */
function transform(code: string) {
  // Vite's type has more forms of a hook than this one.
  const { handler } = adoptedStyles().transform as unknown as { handler: Handler }
  return handler.call({ error }, code, 'dom.js')
}

function error(message: string): never {
  throw new Error(message)
}

it('puts an element of ours in the place of each style element', () => {
  const code = `const a = document.createElement('style'); const b = document.createElement("style")`
  expect(transform(code)).toMatchObject({
    code: expect.stringMatching(
      /;\nconst a = createAdoptedStyle\(\); const b = createAdoptedStyle\(\)$/,
    ),
  })
})

it('fails when a library makes style elements in another way', () => {
  expect(() => transform(`document.createElement(STYLE)`)).toThrow(
    'dom.js makes no style element as it used to',
  )
})

import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { GalleryField } from './gallery-field.tsx'
import type { GalleryPicture } from './gallery.ts'

const pictures = ['The dry pump', 'The well', 'Nothing'].map((alt, index) => ({
  id: `p${index + 1}`,
  alt,
  url: `/pictures/${index + 1}`,
}))

/** Renders the field in a form; returns the texts of its pictures in their order. */
function open() {
  let shown: readonly GalleryPicture[] = pictures
  function Form() {
    const [value, setValue] = useState<readonly GalleryPicture[]>(pictures)
    shown = value
    return (
      <GalleryField
        id="gallery"
        name="gallery"
        value={value}
        onChange={setValue}
        error={undefined}
        organizationId="o1"
      />
    )
  }
  render(<Form />)
  return { user: userEvent.setup(), words: () => shown.map(({ alt }) => alt) }
}

it('puts pictures in order by keyboard; who moved one can go on moving it', async () => {
  const { user, words } = open()
  screen.getByRole('button', { name: 'Move Picture 2 up' }).focus()
  await user.keyboard('{Enter}')
  expect(words()).toEqual(['The well', 'The dry pump', 'Nothing'])
  expect(screen.getByText('The well is now number 1')).toBeTruthy()
  expect(document.activeElement).toBe(
    screen.getByRole('button', { name: 'Move Picture 1 up' }),
  )
})

it('takes a picture away; the focus goes on at the next one', async () => {
  const { user, words } = open()
  screen.getByRole('button', { name: 'Remove Picture 1' }).focus()
  await user.keyboard('{Enter}')
  expect(words()).toEqual(['The well', 'Nothing'])
  const [next] = screen.getAllByLabelText('What the picture shows')
  expect(document.activeElement).toBe(next)
})

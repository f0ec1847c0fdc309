import type { ReactNode } from 'react'
import { Page } from '#page/page.tsx'
import { ActionSpecimens } from './specimens/action-specimens.tsx'
import { FieldSpecimens } from './specimens/field-specimens.tsx'
import { FormSpecimens } from './specimens/form-specimens.tsx'
import { ListSpecimens } from './specimens/list-specimens.tsx'
import { MessageSpecimens } from './specimens/message-specimens.tsx'

/** Every component of src/ui in every state, to look at and to try by keyboard. Development builds only. */
export function ComponentsPage() {
  return (
    <Page title="Components">
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Theme name="Light" colorScheme="light">
          <Specimens />
        </Theme>
        <Theme name="Dark" colorScheme="dark">
          <Specimens />
        </Theme>
      </div>
    </Page>
  )
}

type ThemeProps = { name: string; colorScheme: 'light' | 'dark'; children: ReactNode }

/** The colors follow the scheme of the nearest element that names one. */
function Theme({ name, colorScheme, children }: ThemeProps) {
  return (
    <section
      aria-label={name}
      className="min-w-0 bg-paper p-4 text-ink"
      style={{ colorScheme }}
    >
      <h2 className="mb-4 text-xl">{name}</h2>
      <div className="flex flex-col gap-6">{children}</div>
    </section>
  )
}

function Specimens() {
  return (
    <>
      <ActionSpecimens />
      <MessageSpecimens />
      <FieldSpecimens />
      <FormSpecimens />
      <ListSpecimens />
    </>
  )
}

import { useState } from 'react'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { Page } from '#page/page.tsx'
import { Badge, type Tone } from '#ui/badge.tsx'
import { RemovableBadge } from '#ui/removable-badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Checkbox, CheckboxGroup } from '#ui/checkbox.tsx'
import { MultiSelectField } from '#ui/multi-select-field.tsx'
import { Dialog, Sheet } from '#ui/dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { HelpTip } from '#ui/help-tip.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { RadioCards } from '#ui/radio-cards.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { toast } from '#ui/toast-store.ts'

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => ({
  value: letter,
  label: `Letter ${letter}`,
}))
const tones: readonly Tone[] = ['neutral', 'sea', 'amber', 'good', 'warn', 'bad', 'coral']

/** Every part of the design system at once, for looking at and for trying by keyboard. Development builds only. */
export function SimpleTestPage() {
  return (
    <Page title="Parts of the design system">
      <Fields />
      <Overlays />
      <Card className="flex flex-wrap gap-2">
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <RemovableBadge
          label="Engineering"
          onRemove={() => toast.success({ title: 'Removed' })}
        />
      </Card>
      <EmptyState title="Nothing here yet">
        What will be here, and the next step.
      </EmptyState>
      <ErrorState title="It failed" onRetry={() => toast.error({ title: 'Failed again' })}>
        Why, and what to do.
      </ErrorState>
    </Page>
  )
}

function Fields() {
  const [many, setMany] = useState<string[]>([])
  const [text, setText] = useState('')
  const [choice, setChoice] = useState<'a' | 'b' | ''>('')
  const [isChecked, setIsChecked] = useState(false)
  const twoChoices = [
    { value: 'a', label: 'First', title: 'First' },
    { value: 'b', label: 'Second', title: 'Second' },
  ] as const
  return (
    <Card className="grid gap-6 lg:grid-cols-2">
      <MultiSelectField
        label="Many letters"
        name="many"
        options={letters}
        values={many}
        onChange={setMany}
      />
      <SelectField
        label="Choice"
        name="choice"
        options={twoChoices}
        value={choice}
        onChange={setChoice}
        placeholder="Select one"
      />
      <TextArea label="Notes" name="notes" value={text} onChange={setText} isOptional />
      <CheckboxGroup
        legend="Letters"
        name="letters"
        options={letters.slice(0, 3).map((letter) => ({ ...letter, count: 1200 }))}
        values={many}
        onChange={setMany}
      />
      <RadioCards
        legend="Cards"
        name="cards"
        cards={twoChoices}
        value={choice}
        onChange={setChoice}
      />
      <Checkbox label="Agree" name="agree" isChecked={isChecked} onChange={setIsChecked} />
      <p>
        Need-blind
        <HelpTip term="need-blind">Your finances play no part in admission.</HelpTip>
      </p>
    </Card>
  )
}

function Overlays() {
  const [tab, setTab] = useState<'one' | 'two'>('one')
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button onClick={() => setOpen('sheet')}>Open sheet</Button>
        <Button onClick={() => toast.success({ title: 'Done', description: 'It worked.' })}>
          Toast
        </Button>
        <Button kind="primary" isBusy>
          Saving…
        </Button>
        <Button kind="danger" disabledReason="Only an owner may delete it">
          Delete
        </Button>
        <ExampleMenu />
      </div>
      <Tabs
        label="Example"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'one', label: 'One', content: 'First panel' },
          { value: 'two', label: 'Two', content: 'Second panel' },
        ]}
      />
      <Dialog isOpen={open === 'dialog'} onClose={() => setOpen(null)} title="A question">
        Is it so?
      </Dialog>
      <Sheet
        isOpen={open === 'sheet'}
        onClose={() => setOpen(null)}
        title="Filters"
        actions={<Button kind="primary">Apply Filters</Button>}
      >
        Long content
      </Sheet>
    </Card>
  )
}

function ExampleMenu() {
  return (
    <Menu
      trigger={<IconButton label="More actions" icon={<Ellipsis />} />}
      items={[
        {
          label: 'Edit',
          icon: <Pencil size={16} />,
          onPress: () => toast.success({ title: 'Edit' }),
        },
        {
          label: 'Delete',
          icon: <Trash2 size={16} />,
          onPress: () => {},
          isDanger: true,
        },
      ]}
    />
  )
}
